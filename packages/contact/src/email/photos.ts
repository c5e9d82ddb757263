import { fillTemplate } from '../contract/fillTemplate.ts';
import { cleanJpeg } from './cleanJpeg.ts';
import type { EmailLabels } from './languages/emailLabels.ts';

export interface StoredPhoto {
  /** 1-based. */
  number: number;
  /** Empty if the document is damaged. */
  bytes: Uint8Array;
}

export interface Attachment {
  filename: string;
  contentType: string;
  /** Parts are sent one after the other, so that a large file is never in memory in base64. */
  content: Buffer | readonly Buffer[];
}

/**
 * Returns the photos that are whole JPEG files, and a sentence for each other one. Neither contains text of the visitor.
 *
 * @param reference Reference of the message, with which the names of the files begin.
 */
export function attachPhotos(photos: readonly StoredPhoto[], reference: string, labels: EmailLabels) {
  const attachments: Attachment[] = [];
  const remarks: string[] = [];
  for (const { number, bytes } of photos) {
    const content = cleanJpeg(bytes);
    if (content)
      attachments.push({ filename: `${reference}-${number}.jpg`, contentType: 'image/jpeg', content });
    else remarks.push(fillTemplate(labels.brokenPhoto, { number }));
  }
  return { attachments, remarks };
}
