import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { MailFault } from '../../email/email.ts';
import { namesVisitor } from '../../email/renderContactEmail.ts';
import { levels, type StoredMessage } from '../../email/storedMessage.ts';
import { isPaused, takeFromBudget } from '../budget.ts';
import * as jobs from '../job.ts';
import { type Digest, lease, type MailBudget } from '../delivery.ts';
import { readMessage } from '../readMessage.ts';
import { changeEntries, type Finished, recordEnd } from './entries.ts';
import { findPhotos } from './photos.ts';
import { readBudget, readDelivery, readDigest, toStored } from './records.ts';
import { runTransaction, type Ledger } from './ledger.ts';

/** Maximum number of messages in a digest. */
const maxMessages = 3000;

/** Number of messages in memory at once. */
const messagesPerPage = 25;

const hour = 3_600_000;

/** Time after which the messages of a digest are sent without it, such as after a restore without its document, in ms. */
const orphanTimeout = 7 * 24 * hour;

/** A digest whose e-mail the caller renders and sends. */
export interface ClaimedDigest {
  id: string;
  digest: Digest;
  /** Reads its unsent messages page by page, without photos. */
  read: () => AsyncGenerator<StoredMessage[]>;
}

/**
 * Claims a stored digest that is due, or the next new one. Returns null if there is none, or if the cap or a pause of the
 * server allows none.
 */
export async function claimDigest(ledger: Ledger, owner: string, id?: string): Promise<ClaimedDigest | null> {
  const { digests, mailDomain, clock, log } = ledger;
  const now = clock();
  const budget = readBudget(await ledger.budgetRef.get(), log);
  if (isPaused(budget, now)) return null;
  const stored =
    id === undefined ? await collect(ledger, budget, now) : readDigest(await digests.doc(id).get(), log);
  if (!stored || stored.leaseUntil > now || !(await takeReserved(ledger, owner))) return null;
  const digest = jobs.claimJob(stored, owner, now + lease);
  if (id !== undefined) await digests.doc(id).set(toStored(digest));
  const key = id ?? owner;
  const messageId = digest.messageId || `<digest-${key}@${mailDomain}>`;
  return { id: key, digest: { ...digest, messageId }, read: () => readMessages(ledger, digest) };
}

/** Returns a new digest of held messages, the rarest and latest first, or null if there are none. */
async function collect({ deliveries }: Ledger, { digests }: MailBudget, now: number): Promise<Digest | null> {
  const held = await deliveries
    .where('state', '==', 'held')
    .orderBy('rank')
    .orderBy('receivedAt', 'desc')
    .limit(maxMessages)
    .select()
    .get();
  if (held.empty) return null;
  const level = digests.until > now ? digests.level : 'whole';
  const ids = held.docs.map((doc) => doc.id);
  return { ...jobs.createJob('', now), level, ids, place: 0, isAnnounced: false };
}

function takeReserved(ledger: Ledger, owner: string): Promise<boolean> {
  const { budgetRef, limits, clock, log } = ledger;
  return runTransaction(ledger, async (transaction) => {
    const before = readBudget(await transaction.get(budgetRef), log);
    const after = takeFromBudget(before, { kind: 'reserved', owner, now: clock(), limits });
    if (after) transaction.set(budgetRef, toStored(after));
    return after !== null;
  });
}

async function* readMessages(ledger: Ledger, digest: Digest): AsyncGenerator<StoredMessage[]> {
  const { db, messages, deliveries, fields, log } = ledger;
  for (let start = 0; start < digest.ids.length; start += messagesPerPage) {
    const ids = digest.ids.slice(start, start + messagesPerPage);
    const refs = ids.map((id) => messages.doc(id));
    const entries = await db.getAll(...ids.map((id) => deliveries.doc(id)));
    const snapshots = await db.getAll(...refs);
    const photos = await findPhotos(db, refs);
    yield snapshots.flatMap((message, index) => {
      const entry = readDelivery(entries[index], log);
      if (!message.exists || !entry || !['held', 'digest'].includes(entry.state)) return [];
      const least = Math.max(levels.indexOf(entry.level), levels.indexOf(digest.level));
      const level = levels[least] ?? 'notice';
      const content = readMessage(fields, message.data() ?? {});
      // It stays held for a digest that has more of it.
      if (!namesVisitor(content, level)) return [];
      return {
        id: message.id,
        content,
        fields,
        receivedAt: entry.receivedAt,
        possibleDuplicate: entry.possibleDuplicate || digest.possibleDuplicate,
        level,
        photoCount: photos[index]?.length ?? 0,
      };
    });
  }
}

/** Stores which messages the rendered e-mail has, before it is sent. The others stay held. */
export async function storeDigest(
  ledger: Ledger,
  { id, digest }: ClaimedDigest,
  ids: readonly string[],
): Promise<ClaimedDigest['digest']> {
  const kept = { ...digest, ids };
  if (ids.length === 0) {
    await ledger.digests.doc(id).delete();
    await recordEnd(ledger, digest.owner ?? '', 'later', { code: 'empty', isTransmitted: false });
  } else await ledger.digests.doc(id).set(toStored(kept));
  await changeEntries(ledger, ids, (entry, { now }) =>
    entry.state === 'held' ? { ...entry, state: 'digest', leaseUntil: now + orphanTimeout } : null,
  );
  const included = new Set(ids);
  const left = digest.ids.filter((each) => !included.has(each));
  await changeEntries(ledger, left, (entry) =>
    entry.state === 'digest' ? { ...entry, state: 'held' } : null,
  );
  return kept;
}

/**
 * Stores the result of an attempt to send a digest. Splits one in which the server refuses even the phone numbers.
 *
 * @returns `next`: the id of the digest that is due at once, with the rarest texts.
 */
export async function recordDigestAttempt(
  ledger: Ledger,
  { id, digest }: ClaimedDigest,
  owner: string,
  fault: MailFault | null,
): Promise<Finished & { next: string | undefined }> {
  const { db, digests, mailDomain, limits, clock, budgetRef } = ledger;
  const { ids } = digest;
  const createId = () => `<digest-${randomUUID()}@${mailDomain}>`;
  const { job, end, messages, replacedBy } = jobs.finishDigest(digest, fault, clock(), createId);
  if (messages) {
    await changeEntries(ledger, ids, (entry, { now, hasPhotos }) => {
      if (entry.state !== 'digest') return null;
      const isSuspect = hasPhotos && (ids.length > 1 || digest.level !== 'whole');
      if (messages === 'sent') return jobs.markSent(entry, { now, limits, isSuspect });
      const possibleDuplicate = entry.possibleDuplicate || job.possibleDuplicate;
      return { ...jobs.parkDelivery(entry, now), lastError: job.lastError, possibleDuplicate };
    });
  }
  const batch = db.batch();
  const refs = replacedBy?.map(() => digests.doc());
  refs?.forEach((ref, index) => batch.set(ref, toStored(replacedBy![index]!)));
  if (replacedBy) batch.delete(digests.doc(id));
  else batch.set(digests.doc(id), toStored(job));
  await batch.commit();

  const isNewOutage = await recordEnd(ledger, owner, end, fault);
  // The next digests begin at the level that the server accepts.
  const isRefused = end === 'refused' && job.level !== 'notice';
  if (isRefused || end === 'outage') {
    const start = isRefused ? { level: job.level, until: clock() + hour } : { level: 'whole', until: 0 };
    await budgetRef.set({ digests: toStored(start) }, { merge: true });
  }
  return { end, isNewOutage, next: refs ? refs[0]?.id : end === 'refused' ? id : undefined };
}

/** Returns the ids of stored digests whose attempt is due, those with the rarest texts first. */
export async function listDueDigests({ digests, clock }: Ledger): Promise<string[]> {
  const { docs } = await digests
    .where('leaseUntil', '<=', Timestamp.fromMillis(clock()))
    .orderBy('leaseUntil')
    .limit(50)
    .select('place')
    .get();
  return docs.toSorted((one, other) => one.get('place') - other.get('place')).map(({ id }) => id);
}
