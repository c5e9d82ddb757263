import { randomUUID } from 'node:crypto';
import type { MailFault } from '../email/email.ts';
import { hasVisitor } from '../email/renderContactEmail.ts';
import { levels, type StoredMessage } from '../email/storedMessage.ts';
import { recordInBudget, takeFromBudget } from './budget.ts';
import { type AttemptEnd, type Digest, lease, type MailBudget } from './delivery.ts';
import type { DeliveryLedger } from './firestoreLedger/ledger.ts';
import * as jobs from './job.ts';

// What is stored before and after an attempt. The process may end between any two calls of the ledger.

const hour = 3_600_000;

/** Maximum number of messages in a digest. */
const maxMessages = 3000;

/** Number of messages in memory at once. */
const messagesPerPage = 25;

/** Time after which the messages of a digest are sent without it, such as after a restore without its document, in ms. */
const orphanTimeout = 7 * 24 * hour;

/** How an attempt ended. `null`: another process has the lease. */
export interface Finished {
  end: AttemptEnd | null;
  isNewOutage: boolean;
}

/** Stores the result of an attempt to send one message. */
export async function recordAttempt(
  ledger: DeliveryLedger,
  { id, content }: StoredMessage,
  owner: string,
  fault: MailFault | null,
): Promise<Finished> {
  let end: AttemptEnd | null = null;
  await ledger.changeEntries([id], (entry, { now, hasPhotos }) => {
    end = null;
    if (entry.state !== 'sending' || entry.owner !== owner) return null;
    const finished = jobs.finishDelivery(entry, fault, { now, limits: ledger.limits, hasPhotos });
    end = finished.end;
    // An e-mail without name and number would not say whom to call.
    return hasVisitor(content, finished.entry.level)
      ? finished.entry
      : { ...finished.entry, level: 'notice' };
  });
  return { end, isNewOutage: await recordEnd(ledger, owner, end ?? (fault ? 'later' : 'accepted'), fault) };
}

/** Stores how an attempt ended for all e-mails. Returns whether the server could be used before. */
async function recordEnd(
  { changeBudget, clock }: DeliveryLedger,
  owner: string,
  end: AttemptEnd,
  fault: Pick<MailFault, 'code' | 'isTransmitted'> | null,
): Promise<boolean> {
  const { code = null, isTransmitted = true } = fault ?? {};
  let isNewOutage = false;
  await changeBudget((before) => {
    const after = recordInBudget(before, { end, code, isTransmitted, owner, now: clock() });
    isNewOutage = before.outage === null && after.outage !== null;
    return after;
  });
  return isNewOutage;
}

/** A digest whose e-mail the caller renders and sends. */
export type ClaimedDigest = NonNullable<Awaited<ReturnType<typeof claimDigest>>>;

/**
 * Claims a stored digest that is due, or the next new one. Returns null if there is none, or if the cap or a pause of the
 * server allows none.
 */
export async function claimDigest(ledger: DeliveryLedger, owner: string, id?: string) {
  const { limits, mailDomain, clock } = ledger;
  const now = clock();
  const budget = await ledger.getBudget();
  const ids = id === undefined ? await ledger.listHeld(maxMessages) : [];
  const level = budget.digests.until > now ? budget.digests.level : 'whole';
  const held = ids.length > 0 ? jobs.createDigest(ids, level, now) : null;
  const stored = id === undefined ? held : await ledger.getDigest(id);
  if (!stored || stored.leaseUntil > now) return null;
  const take = (before: MailBudget) =>
    takeFromBudget(before, { kind: 'reserved', owner, now: clock(), limits });
  if (!(await ledger.changeBudget(take))) return null;
  const claimed = jobs.claimJob(stored, owner, now + lease);
  if (id !== undefined) await ledger.writeDigests({ [id]: claimed });
  const key = id ?? owner;
  const digest = { ...claimed, messageId: `<digest-${key}@${mailDomain}>` };
  return { id: key, digest, read: () => readMessages(ledger, digest) };
}

/** Reads the unsent messages of a digest page by page, without photos. */
async function* readMessages(ledger: DeliveryLedger, digest: Digest): AsyncGenerator<StoredMessage[]> {
  for (let start = 0; start < digest.ids.length; start += messagesPerPage) {
    const page = await ledger.readMessages(digest.ids.slice(start, start + messagesPerPage));
    yield page.flatMap(({ entry, ...message }) => {
      const least = Math.max(levels.indexOf(entry.level), levels.indexOf(digest.level));
      const level = levels[least] ?? 'notice';
      // Without a name or a number it stays held, for a digest that has more of it.
      if (!['held', 'digest'].includes(entry.state) || !hasVisitor(message.content, level)) return [];
      const possibleDuplicate = entry.possibleDuplicate || digest.possibleDuplicate;
      return { ...message, level, receivedAt: entry.receivedAt, possibleDuplicate };
    });
  }
}

/** Stores which messages the rendered e-mail has, before it is sent. The others stay held. */
export async function storeDigest(
  ledger: DeliveryLedger,
  { id, digest }: ClaimedDigest,
  ids: readonly string[],
): Promise<Digest> {
  const kept = { ...digest, ids };
  await ledger.writeDigests({ [id]: ids.length > 0 ? kept : null });
  if (ids.length === 0)
    await recordEnd(ledger, digest.owner ?? '', 'later', { code: 'empty', isTransmitted: false });
  const included = new Set(ids);
  await ledger.changeEntries(digest.ids, (entry, about) => {
    if (!included.has(about.id)) return entry.state === 'digest' ? { ...entry, state: 'held' } : null;
    const leaseUntil = about.now + orphanTimeout;
    return entry.state === 'held' ? { ...entry, state: 'digest', leaseUntil } : null;
  });
  return kept;
}

/**
 * Stores the result of an attempt to send a digest. Splits one in which the server refuses even the phone numbers.
 *
 * @returns `next`: the id of the digest that is due at once, with the rarest texts.
 */
export async function recordDigestAttempt(
  ledger: DeliveryLedger,
  { id, digest }: ClaimedDigest,
  owner: string,
  fault: MailFault | null,
): Promise<Finished & { next: string | undefined }> {
  const { limits, clock } = ledger;
  const { ids } = digest;
  const { job, end, messages, replacedBy } = jobs.finishDigest(digest, fault, clock());
  if (messages) {
    await ledger.changeEntries(ids, (entry, { now, hasPhotos }) => {
      if (entry.state !== 'digest') return null;
      const isSuspect = hasPhotos && (ids.length > 1 || digest.level !== 'whole');
      if (messages === 'sent') return jobs.markSent(entry, { now, limits, isSuspect });
      const possibleDuplicate = entry.possibleDuplicate || job.possibleDuplicate;
      return { ...jobs.parkDelivery(entry, now), lastError: job.lastError, possibleDuplicate };
    });
  }
  const parts = replacedBy?.map((part) => [randomUUID(), part] as const);
  await ledger.writeDigests({ [id]: parts ? null : job, ...Object.fromEntries(parts ?? []) });

  const isNewOutage = await recordEnd(ledger, owner, end, fault);
  // The next digests begin at the level that the server accepts.
  const isRefused = end === 'refused' && job.level !== 'notice';
  if (isRefused || end === 'outage') {
    const [level, until] = isRefused ? [job.level, clock() + hour] : (['whole', 0] as const);
    await ledger.changeBudget((budget) => ({ ...budget, digests: { level, until } }));
  }
  return { end, isNewOutage, next: parts ? parts[0]?.[0] : end === 'refused' ? id : undefined };
}
