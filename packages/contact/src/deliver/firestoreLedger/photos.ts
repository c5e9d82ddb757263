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

const places = Array.from({ length: photoLimits.count }, (_, place) => String(place));

/** Returns the documents in which the photos of a message may be. */
function photoRefs(message: DocumentReference): DocumentReference[] {
  return places.map((place) => message.collection('photos').doc(place));
}

/** Reads the photos of a message. */
export async function readPhotos(db: Firestore, message: DocumentReference): Promise<StoredPhoto[]> {
  const found = await db.getAll(...photoRefs(message));
  return found
    .filter(({ exists }) => exists)
    .map((photo) => ({ number: Number(photo.id) + 1, bytes: bytesOf(photo) }));
}

/** Returns how many photos each message has, in the order of the messages. */
export async function countPhotos(db: Firestore, messages: readonly DocumentReference[]): Promise<number[]> {
  if (messages.length === 0) return [];
  const found = await db.getAll(...messages.flatMap(photoRefs), { fieldMask: [] });
  return messages.map((_, index) => photosAt(found, index).length);
}

/**
 * Reads within a transaction which photos the messages have. Returns a function that sets their day of deletion: the
 * database does not delete photos with their message.
 */
export async function photoExpiry(transaction: Transaction, messages: readonly DocumentReference[]) {
  const found = await transaction.getAll(...messages.flatMap(photoRefs), { fieldMask: [] });
  return (index: number, expireAt: Timestamp | FieldValue): void => {
    for (const { ref } of photosAt(found, index)) transaction.update(ref, { expireAt });
  };
}

function photosAt(found: readonly DocumentSnapshot[], index: number): DocumentSnapshot[] {
  return found.slice(index * places.length, (index + 1) * places.length).filter(({ exists }) => exists);
}

function bytesOf(photo: DocumentSnapshot): Uint8Array | null {
  const bytes: unknown = photo.get('bytes');
  return bytes instanceof Uint8Array ? bytes : null;
}
