import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { newDelivery } from '../ledger.ts';
import { timeOfReceipt, writeDelivery } from './records.ts';
import type { Store } from './store.ts';

const hour = 3_600_000;

/** A message counts as stray once its event has had this long to arrive. */
const strayAfter = 2 * 60_000;

/** A write may become visible later than the time it carries, so the search for strays goes back this far. */
const strayOverlap = 10 * 60_000;

const pageSize = 300;

export async function adoptStrays({
  db,
  messages,
  deliveries,
  sweepRef,
  mailDomain,
  clock,
}: Store): Promise<number> {
  const now = clock();
  const scannedUntil = (await sweepRef.get()).get('scannedUntil') as Timestamp | undefined;
  const young = Timestamp.fromMillis(now - strayAfter);
  let page = messages
    .where('createdAt', '<=', young)
    .orderBy('createdAt')
    .select('createdAt', 'expireAt')
    .limit(pageSize);
  if (scannedUntil) page = page.where('createdAt', '>', scannedUntil);

  let adopted = 0;
  for (let last: DocumentSnapshot | undefined; ; ) {
    const found = await (last ? page.startAfter(last) : page).get();
    last = found.docs.at(-1);
    if (!last) break;
    const entries = await db.getAll(...found.docs.map(({ id }) => deliveries.doc(id)));
    for (const [index, message] of found.docs.entries()) {
      // A date of deletion means that the e-mail went out once, though the entry is gone.
      if (entries[index]?.exists || message.get('expireAt')) continue;
      const entry = newDelivery(message.id, timeOfReceipt(message, now), mailDomain, now);
      adopted += await createIfMissing(deliveries.doc(message.id), writeDelivery(entry));
    }
    if (found.size < pageSize) break;
  }
  await sweepRef.set({ scannedUntil: Timestamp.fromMillis(now - strayOverlap) });
  return adopted;
}

export async function due({ deliveries, clock }: Store): Promise<string[]> {
  const open = await deliveries
    .where('state', 'in', ['sending', 'retry'])
    .where('leaseUntil', '<=', Timestamp.fromMillis(clock()))
    .orderBy('leaseUntil')
    .limit(pageSize)
    .select()
    .get();
  return open.docs.map(({ id }) => id);
}

export async function overdue({ deliveries, clock }: Store): Promise<number> {
  const late = await deliveries
    .where('state', 'in', ['sending', 'retry', 'held'])
    .where('receivedAt', '<=', Timestamp.fromMillis(clock() - hour))
    .count()
    .get();
  return late.data().count;
}

async function createIfMissing(ref: DocumentReference, data: DocumentData): Promise<number> {
  try {
    await ref.create(data);
    return 1;
  } catch (error) {
    const alreadyExists = 6;
    if ((error as { code?: unknown }).code === alreadyExists) return 0;
    throw error;
  }
}
