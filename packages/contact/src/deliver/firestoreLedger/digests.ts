import { Timestamp } from 'firebase-admin/firestore';
import type { Digest } from '../delivery.ts';
import { readMessage } from '../readMessage.ts';
import type { Database } from './database.ts';
import { findPhotos } from './photos.ts';
import { readDelivery, readDigest, toStored } from './records.ts';

export async function getDigest({ digests, log }: Database, id: string): Promise<Digest | null> {
  return readDigest(await digests.doc(id).get(), log);
}

/** Stores digests by their ids, all or none. Deletes those that are null. */
export async function writeDigests(
  { db, digests }: Database,
  changed: Readonly<Record<string, Digest | null>>,
): Promise<void> {
  const batch = db.batch();
  for (const [id, digest] of Object.entries(changed))
    if (digest) batch.set(digests.doc(id), toStored(digest));
    else batch.delete(digests.doc(id));
  await batch.commit();
}

/** Returns the ids of held messages, the rarest and latest first. */
export async function listHeld({ deliveries }: Database, limit: number): Promise<string[]> {
  const { docs } = await deliveries
    .where('state', '==', 'held')
    .orderBy('rank')
    .orderBy('receivedAt', 'desc')
    .limit(limit)
    .select()
    .get();
  return docs.map(({ id }) => id);
}

/** Reads messages that have an entry, without photos. */
export async function readMessages(
  { db, messages, deliveries, fields, log }: Database,
  ids: readonly string[],
) {
  const refs = ids.map((id) => messages.doc(id));
  const entries = await db.getAll(...ids.map((id) => deliveries.doc(id)));
  const snapshots = await db.getAll(...refs);
  const photos = await findPhotos(db, refs);
  return snapshots.flatMap((message, index) => {
    const entry = readDelivery(entries[index], log);
    if (!message.exists || !entry) return [];
    const content = readMessage(fields, message.data() ?? {});
    return { id: message.id, content, fields, entry, photoCount: photos[index]?.length ?? 0 };
  });
}

/** Returns the ids of stored digests whose attempt is due, those with the rarest texts first. */
export async function listDueDigests({ digests, clock }: Database): Promise<string[]> {
  const { docs } = await digests
    .where('leaseUntil', '<=', Timestamp.fromMillis(clock()))
    .orderBy('leaseUntil')
    .limit(50)
    .select('place')
    .get();
  return docs.toSorted((one, other) => one.get('place') - other.get('place')).map(({ id }) => id);
}
