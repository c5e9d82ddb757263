import type { EmailLabels } from './languages/emailLabels.ts';
import { fillTemplate } from '../contract/fillTemplate.ts';

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

/** Returns whether bytes begin with the signature of a JPEG file. */
export function isJpeg(bytes: Uint8Array | null): bytes is Uint8Array {
  return bytes !== null && [0xff, 0xd8, 0xff].every((byte, place) => bytes[place] === byte);
}

/** Returns the valid photos as attachments. Their names contain no text of the visitor. */
export function createAttachments(
  photos: readonly StoredPhoto[],
  { photos: labels }: EmailLabels,
): Attachment[] {
  return photos.flatMap(({ number, bytes }) =>
    isJpeg(bytes)
      ? [{ filename: `${labels.file}-${number}.jpg`, contentType: 'image/jpeg', content: Buffer.from(bytes) }]
      : [],
  );
}

/** Returns a sentence for each photo that is not attached. */
export function describeBrokenPhotos(
  photos: readonly StoredPhoto[],
  { photos: labels }: EmailLabels,
): string[] {
  return photos
    .filter(({ bytes }) => !isJpeg(bytes))
    .map(({ number }) => fillTemplate(labels.broken, { number }));
}

/** Returns the command that saves the photos of a message as files. */
export function getPhotosCommand(id: string): string {
  return `npx tarcza-messages export ${id} --photos FOLDER`;
}
