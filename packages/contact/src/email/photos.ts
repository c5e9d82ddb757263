import { fillTemplate } from '../contract/fillTemplate.ts';
import { cleanJpeg } from '../contract/cleanJpeg.ts';
import type { EmailLabels } from './languages/emailLabels.ts';

/** A stored photo. */
export interface StoredPhoto {
  /** 1-based. */
  number: number;
  /** Null if the document is damaged. */
  bytes: Uint8Array | null;
}

/** A file of an e-mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  /** Parts are sent one after the other, so that a large file is never in memory in base64. */
  content: Buffer | readonly Buffer[];
}

/** Returns the photos that are whole JPEG files, and a sentence for each other one. Neither contains text of the visitor. */
export function attachPhotos(
  photos: readonly StoredPhoto[],
  { photos: labels }: EmailLabels,
): { attachments: Attachment[]; remarks: string[] } {
  const checked = photos.map(({ number, bytes }) => ({ number, content: bytes && cleanJpeg(bytes) }));
  const toFile = (number: number, content: Uint8Array<ArrayBuffer>) => ({
    filename: `${labels.file}-${number}.jpg`,
    contentType: 'image/jpeg',
    content: Buffer.from(content.buffer),
  });
  return {
    attachments: checked.flatMap(({ number, content }) => (content ? [toFile(number, content)] : [])),
    remarks: checked.flatMap(({ number, content }) =>
      content ? [] : [fillTemplate(labels.broken, { number })],
    ),
  };
}
