import { fillTemplate } from '../contract/fillTemplate.ts';
import { cleanJpeg } from '../contract/cleanJpeg.ts';
import type { EmailLabels } from './languages/emailLabels.ts';

export interface StoredPhoto {
  /** 1-based. */
  number: number;
  /** Null if the document is damaged. */
  bytes: Uint8Array | null;
}

export interface Attachment {
  filename: string;
  contentType: string;
  /** Parts are sent one after the other, so that a large file is never in memory in base64. */
  content: Buffer | readonly Buffer[];
}

/** Returns the photos that are whole JPEG files, and a sentence for each other one. Neither contains text of the visitor. */
export function attachPhotos(photos: readonly StoredPhoto[], { photos: labels }: EmailLabels) {
  const attachments: Attachment[] = [];
  const remarks: string[] = [];
  for (const { number, bytes } of photos) {
    const image = bytes && cleanJpeg(bytes);
    if (!image) remarks.push(fillTemplate(labels.broken, { number }));
    else
      attachments.push({
        filename: `${labels.file}-${number}.jpg`,
        contentType: 'image/jpeg',
        content: Buffer.from(image.buffer),
      });
  }
  return { attachments, remarks };
}
