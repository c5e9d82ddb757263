import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { photoLimits } from '../../contract/fields.ts';
import type { StoredPhoto } from '../../email/photos.ts';
import type { Database } from './database.ts';

/** Returns the possible documents of a message's photos. */
export function getPhotoRefs(message: DocumentReference): DocumentReference[] {
  const photos = message.collection('photos');
  return Array.from({ length: photoLimits.count }, (_, place) => photos.doc(String(place)));
}

export async function readPhotos({ db, messages }: Database, id: string): Promise<StoredPhoto[]> {
  const found = await db.getAll(...getPhotoRefs(messages.doc(id)));
  return found
    .filter(({ exists }) => exists)
    .map((photo) => {
      const bytes: unknown = photo.get('bytes');
      return { number: Number(photo.id) + 1, bytes: bytes instanceof Uint8Array ? bytes : new Uint8Array() };
    });
}

/** Returns the photos of each message, without their bytes. */
export async function findPhotos(
  reader: Firestore | Transaction,
  messages: readonly DocumentReference[],
): Promise<DocumentSnapshot[][]> {
  if (messages.length === 0) return [];
  const found = await reader.getAll(...messages.flatMap(getPhotoRefs), { fieldMask: [] });
  const { count } = photoLimits;
  return messages.map((_, n) => found.slice(n * count, (n + 1) * count).filter(({ exists }) => exists));
}
