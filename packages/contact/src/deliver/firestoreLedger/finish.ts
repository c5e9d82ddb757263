import { applyFailure, applyParkedNotice, applySuccess, holdDelivery } from '../delivery.ts';
import type { Attempt, Failure, FailureResult } from '../ledger.ts';
import { endOutage, recordFailureOfMail } from './budget.ts';
import { changeEntries } from './changeEntries.ts';
import type { Store } from './store.ts';

/** Stores a success. Returns false if the lease of a message was lost. */
export async function finishSent(store: Store, ids: readonly string[], owner: string): Promise<boolean> {
  const { rules } = store;
  const entries = await changeEntries(store, ids, (_, entry, { now, hasPhotos }) =>
    applySuccess(entry, { owner, now, rules }, hasPhotos && (ids.length > 1 || entry.withoutText)),
  );
  await endOutage(store);
  return !entries.includes(null);
}

/** Stores a failure. */
export async function finishFailed(
  store: Store,
  { ids, owner, hasText }: Attempt,
  failure: Failure,
): Promise<FailureResult> {
  const { rules } = store;
  const entries = await changeEntries(store, ids, (id, entry, { now }) =>
    applyFailure(id, entry, { failure, hasText, owner, now, rules }),
  );
  const isNewOutage = await recordFailureOfMail(store, owner, failure, hasText && ids.length > 1);
  return { parked: ids.filter((_, index) => entries[index]?.state === 'parked'), isNewOutage };
}

/** Holds due messages for the digest. */
export async function hold(store: Store, ids: readonly string[]): Promise<void> {
  await changeEntries(store, ids, (_, entry, { now }) => {
    const isDue = ['sending', 'retry'].includes(entry.state) && entry.leaseUntil <= now;
    return isDue ? holdDelivery(entry, now) : null;
  });
}

/** Stores whether the company was told of these parked messages. Otherwise their delivery goes on. */
export async function recordParked(store: Store, ids: readonly string[], isSent: boolean): Promise<void> {
  await changeEntries(store, ids, (_, entry, { now }) => applyParkedNotice(entry, now, isSent));
}
