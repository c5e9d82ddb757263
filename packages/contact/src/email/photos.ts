import type { EmailWords } from './languages/emailWords.ts';
import { filled } from './reader.ts';

/** A stored photo. */
export interface StoredPhoto {
  /** From 1 on. */
  number: number;
  /** Null if the document has none. */
  bytes: Uint8Array | null;
}

/** A file of an e-mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Returns whether bytes begin as a JPEG file does. */
export function isJpeg(bytes: Uint8Array | null): bytes is Uint8Array {
  return bytes !== null && [0xff, 0xd8, 0xff].every((byte, place) => bytes[place] === byte);
}

/** Returns the photos that are JPEG files, under names that hold nothing of a visitor's. */
export function attachmentsOf(photos: readonly StoredPhoto[], { photos: words }: EmailWords): Attachment[] {
  return photos.flatMap(({ number, bytes }) =>
    isJpeg(bytes)
      ? [{ filename: `${words.file}-${number}.jpg`, contentType: 'image/jpeg', content: Buffer.from(bytes) }]
      : [],
  );
}

/** Returns a sentence for each photo that is not attached. */
export function brokenPhotos(photos: readonly StoredPhoto[], { photos: words }: EmailWords): string[] {
  return photos.filter(({ bytes }) => !isJpeg(bytes)).map(({ number }) => filled(words.broken, { number }));
}

/** Returns the command that saves the photos of a message as files. */
export function photosCommand(id: string): string {
  return `npx tarcza-messages export ${id} --photos FOLDER`;
}
