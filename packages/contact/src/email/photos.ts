import { cleanJpeg } from '../contract/cleanJpeg.ts';
import { fillTemplate } from '../contract/fillTemplate.ts';
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
    const image = cleanJpeg(bytes);
    if (!image) remarks.push(fillTemplate(labels.brokenPhoto, { number }));
    else
      attachments.push({
        filename: `${reference}-${number}.jpg`,
        contentType: 'image/jpeg',
        content: Buffer.from(image.buffer),
      });
  }
  return { attachments, remarks };
}
