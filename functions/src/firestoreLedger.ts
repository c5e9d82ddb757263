import { createHash } from 'node:crypto';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { StoredMessage } from './contact/contactEmail.ts';
import {
  afterFailure,
  afterSuccess,
  budgetAfterFailure,
  claimed,
  type Claim,
  type Delivery,
  type DeliveryRules,
  defaultRules,
  type DigestClaim,
  type Failure,
  inDigest,
  type Ledger,
  type MailBudget,
  newDelivery,
} from './contact/ledger.ts';
import { readContactMessage } from './contact/readContactMessage.ts';

export interface FirestoreLedgerOptions {
  db: Firestore;
  /** Right-hand side of Message-IDs. */
  mailDomain: string;
  rules?: Partial<DeliveryRules>;
  clock?: () => number;
}

const hour = 3_600_000;

/** A message counts as stray once its event has had this long to arrive. */
const strayAfter = 2 * 60_000;

/** A write may become visible later than the time it carries, so the search for strays goes back this far. */
const strayOverlap = 10 * 60_000;

const pageSize = 300;

/** The ledger in Firestore: `contact_deliveries/{message id}`, and two documents in `contact_state`. */
export function firestoreLedger({
  db,
  mailDomain,
  rules: changed,
  clock = Date.now,
}: FirestoreLedgerOptions): Ledger {
  const rules = { ...defaultRules, ...changed };
  const messages = db.collection('contact_messages');
  const deliveries = db.collection('contact_deliveries');
  const budgetRef = db.doc('contact_state/mail_budget');
  const sweepRef = db.doc('contact_state/sweep');

  // Many copies of one event may meet at one document: more patience than the five tries that are the default.
  const inTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    db.runTransaction(work, { maxAttempts: 10 });

  /** Stores how a try ended, together with the message's date of deletion. */
  async function finish(
    ids: readonly string[],
    change: (entry: Delivery, now: number) => Delivery | null,
    failure?: Failure,
  ): Promise<boolean> {
    return inTransaction(async (transaction) => {
      const now = clock();
      const found = await transaction.getAll(
        ...ids.map((id) => deliveries.doc(id)),
        ...ids.map((id) => messages.doc(id)),
        // Only where it changes: to read it is to make other deliveries wait.
        ...(failure ? [budgetRef] : []),
      );
      let budget = readBudget(found[2 * ids.length]);
      const entries = found.slice(0, ids.length);
      const stored = found.slice(ids.length, 2 * ids.length);

      let kept = true;
      entries.forEach((snapshot, index) => {
        const before = readDelivery(snapshot);
        const after = before && change(before, now);
        if (!after) {
          kept = false;
          return;
        }
        transaction.set(snapshot.ref, writeDelivery(after));
        const message = stored[index];
        if (after.expireAt !== null && message?.exists) {
          transaction.update(message.ref, { expireAt: Timestamp.fromMillis(after.expireAt) });
        }
        if (failure) budget = budgetAfterFailure(snapshot.id, budget, failure);
      });
      if (failure && kept) transaction.set(budgetRef, writeBudget(budget));
      return kept;
    });
  }

  return {
    claim(id, owner): Promise<Claim> {
      return inTransaction(async (transaction) => {
        const now = clock();
        const [message, entry, budget] = await transaction.getAll(
          messages.doc(id),
          deliveries.doc(id),
          budgetRef,
        );
        if (!message?.exists) {
          // A person asked for deletion. The entry has nothing left to tell.
          transaction.delete(deliveries.doc(id));
          return { verdict: 'gone' };
        }
        const before = readDelivery(entry) ?? newDelivery(id, timeOfReceipt(message, now), mailDomain, now);
        const after = claimed(id, before, readBudget(budget), owner, now, rules);

        if (after.entry !== before) transaction.set(deliveries.doc(id), writeDelivery(after.entry));
        if (after.verdict !== 'yours') return { verdict: after.verdict };
        transaction.set(budgetRef, writeBudget(after.budget));
        return {
          verdict: 'yours',
          messageId: after.entry.messageId,
          message: storedMessage(message, after.entry),
        };
      });
    },

    sent: (id, owner) => finish([id], (entry, now) => afterSuccess(entry, owner, now, rules)),
    failed: (id, owner, failure) =>
      finish([id], (entry, now) => afterFailure(entry, owner, failure, now), failure),

    claimDigest(owner, { following }): Promise<DigestClaim | null> {
      return inTransaction(async (transaction) => {
        const now = clock();
        const budget = readBudget(await transaction.get(budgetRef));
        if (!following && now - budget.digestAt < rules.digestEvery) return null;

        const held = await transaction.get(
          deliveries.where('state', '==', 'held').orderBy('leaseUntil').limit(rules.digestSize),
        );
        const brokenOff: unknown = held.docs[0]?.get('digest') ?? null;
        const entries =
          brokenOff === null
            ? held.docs.filter((entry) => entry.get('digest') === null)
            : // Sent again with the same messages, so that it gets the same Message-ID.
              (
                await transaction.get(
                  deliveries.where('digest', '==', brokenOff).where('state', '==', 'held'),
                )
              ).docs;
        if (entries.length === 0) return null;

        const stored = await transaction.getAll(...entries.map(({ id }) => messages.doc(id)));
        const listed = stored.filter(({ exists }) => exists).map(({ id }) => id);
        const id = digestId(listed);
        const claim: DigestClaim = { id, messageId: `<digest-${id}@${mailDomain}>`, messages: [] };
        for (const [index, snapshot] of entries.entries()) {
          const message = stored[index];
          const entry = readDelivery(snapshot);
          if (!message?.exists || !entry) {
            transaction.delete(snapshot.ref);
            continue;
          }
          claim.messages.push(storedMessage(message, entry));
          transaction.set(snapshot.ref, writeDelivery(inDigest(entry, id, owner, now, rules)));
        }
        if (claim.messages.length === 0) return null;
        claim.messages.sort((one, other) => one.receivedAt - other.receivedAt);
        transaction.set(budgetRef, writeBudget({ ...budget, digestAt: now }));
        return claim;
      });
    },

    digestSent: ({ messages: listed }, owner) =>
      finish(idsOf(listed), (entry, now) => afterSuccess(entry, owner, now, rules)),
    digestFailed: ({ messages: listed }, owner, failure) =>
      finish(idsOf(listed), (entry, now) => afterFailure(entry, owner, failure, now), failure),

    async adoptStrays() {
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
    },

    async due() {
      const open = await deliveries
        .where('state', 'in', ['sending', 'retry'])
        .where('leaseUntil', '<=', Timestamp.fromMillis(clock()))
        .orderBy('leaseUntil')
        .limit(pageSize)
        .select()
        .get();
      return open.docs.map(({ id }) => id);
    },

    async overdue() {
      const late = await deliveries
        .where('state', 'in', ['sending', 'retry', 'held'])
        .where('receivedAt', '<=', Timestamp.fromMillis(clock() - hour))
        .count()
        .get();
      return late.data().count;
    },
  };
}

function idsOf(listed: readonly StoredMessage[]): string[] {
  return listed.map(({ id }) => id);
}

/**
 * The same messages make the same id, and so the same Message-ID when the digest goes out again. Other messages must
 * make another one, or mail programs would fold a digest into an earlier one and hide what it lists.
 */
function digestId(ids: readonly string[]): string {
  return createHash('sha256').update(ids.toSorted().join()).digest('hex').slice(0, 20);
}

function storedMessage(
  snapshot: DocumentSnapshot,
  { receivedAt, possibleDuplicate }: Delivery,
): StoredMessage {
  return {
    id: snapshot.id,
    content: readContactMessage(snapshot.data() ?? {}),
    receivedAt,
    possibleDuplicate,
  };
}

function timeOfReceipt(message: DocumentSnapshot, now: number): number {
  return millis(message.get('createdAt')) ?? message.createTime?.toMillis() ?? now;
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

/** The ledger's entry as it is stored; null when there is none. */
export function readDelivery(snapshot: DocumentSnapshot | undefined): Delivery | null {
  const data = snapshot?.data();
  if (!data) return null;
  return {
    state: data['state'],
    attempts: data['attempts'],
    owner: data['owner'],
    leaseUntil: millis(data['leaseUntil']) ?? 0,
    lastError: data['lastError'],
    messageId: data['messageId'],
    digest: data['digest'],
    possibleDuplicate: data['possibleDuplicate'] === true,
    receivedAt: millis(data['receivedAt']) ?? 0,
    sentAt: millis(data['sentAt']),
    expireAt: millis(data['expireAt']),
  };
}

function writeDelivery(entry: Delivery): DocumentData {
  return {
    ...entry,
    leaseUntil: Timestamp.fromMillis(entry.leaseUntil),
    receivedAt: Timestamp.fromMillis(entry.receivedAt),
    sentAt: timestamp(entry.sentAt),
    expireAt: timestamp(entry.expireAt),
  };
}

function readBudget(snapshot: DocumentSnapshot | undefined): MailBudget {
  const taken = (snapshot?.get('taken') ?? []) as { id: string; at: Timestamp }[];
  return {
    taken: taken.map(({ id, at }) => ({ id, at: at.toMillis() })),
    digestAt: millis(snapshot?.get('digestAt')) ?? 0,
  };
}

function writeBudget({ taken, digestAt }: MailBudget): DocumentData {
  return {
    taken: taken.map(({ id, at }) => ({ id, at: Timestamp.fromMillis(at) })),
    digestAt: Timestamp.fromMillis(digestAt),
  };
}

function millis(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}

function timestamp(value: number | null): Timestamp | null {
  return value === null ? null : Timestamp.fromMillis(value);
}
