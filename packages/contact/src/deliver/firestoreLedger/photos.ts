import type {
  DocumentReference,
  DocumentSnapshot,
  FieldValue,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { photoLimits } from '../../contract/photos.ts';
import type { StoredPhoto } from '../../email/photos.ts';

const photoIds = Array.from({ length: photoLimits.count }, (_, place) => String(place));

/** Returns the possible documents of a message's photos. */
function getPhotoRefs(message: DocumentReference): DocumentReference[] {
  return photoIds.map((place) => message.collection('photos').doc(place));
}

/** Reads the photos of a message. */
export async function readPhotos(db: Firestore, message: DocumentReference): Promise<StoredPhoto[]> {
  const found = await db.getAll(...getPhotoRefs(message));
  return found
    .filter(({ exists }) => exists)
    .map((photo) => ({ number: Number(photo.id) + 1, bytes: getBytes(photo) }));
}

/** Returns the number of photos of each message, in the order of the messages. */
export async function countPhotos(db: Firestore, messages: readonly DocumentReference[]): Promise<number[]> {
  if (messages.length === 0) return [];
  const found = await db.getAll(...messages.flatMap(getPhotoRefs), { fieldMask: [] });
  return messages.map((_, index) => getPhotosAt(found, index).length);
}

/**
 * Reads within a transaction which photos the messages have. `expire` sets their time of deletion, because the database
 * does not delete photos together with their message.
 */
export async function preparePhotoExpiry(transaction: Transaction, messages: readonly DocumentReference[]) {
  const found = await transaction.getAll(...messages.flatMap(getPhotoRefs), { fieldMask: [] });
  return {
    has: (index: number): boolean => getPhotosAt(found, index).length > 0,
    expire(index: number, expireAt: Timestamp | FieldValue): void {
      for (const { ref } of getPhotosAt(found, index)) transaction.update(ref, { expireAt });
    },
  };
}

function getPhotosAt(found: readonly DocumentSnapshot[], index: number): DocumentSnapshot[] {
  return found.slice(index * photoIds.length, (index + 1) * photoIds.length).filter(({ exists }) => exists);
}

function getBytes(photo: DocumentSnapshot): Uint8Array | null {
  const bytes: unknown = photo.get('bytes');
  return bytes instanceof Uint8Array ? bytes : null;
}
