import { fillTemplate } from '../contract/fillTemplate.ts';
import { cleanJpeg } from './jpeg.ts';
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
  content: Buffer;
}

/** Returns the photos that are whole JPEG files, and the numbers of the others. */
export function checkPhotos(photos: readonly StoredPhoto[]): {
  files: { number: number; content: Buffer }[];
  broken: number[];
} {
  const checked = photos.map(({ number, bytes }) => ({ number, content: bytes && cleanJpeg(bytes) }));
  return {
    files: checked.flatMap(({ number, content }) => (content ? [{ number, content }] : [])),
    broken: checked.filter(({ content }) => !content).map(({ number }) => number),
  };
}

/** Returns the valid photos as attachments, and a sentence for each other one. Neither contains text of the visitor. */
export function attachPhotos(
  photos: readonly StoredPhoto[],
  { photos: labels }: EmailLabels,
): { attachments: Attachment[]; remarks: string[] } {
  const { files, broken } = checkPhotos(photos);
  return {
    attachments: files.map(({ number, content }) => ({
      filename: `${labels.file}-${number}.jpg`,
      contentType: 'image/jpeg',
      content,
    })),
    remarks: broken.map((number) => fillTemplate(labels.broken, { number })),
  };
}
