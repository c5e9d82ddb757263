import type { DeliveryRules, Failure, MailBudget, MailKind } from './ledger.ts';

/*
 * The hourly cap and the pauses of a server that is down, without I/O.
 */

const minute = 60_000;
const hour = 60 * minute;
const longestPause = 15 * minute;

/** Number of digests above the cap, so that messages do not wait for an hour. */
const digestExcess = 2;

export const emptyBudget: MailBudget = { taken: [], outage: null, withoutTextUntil: 0 };

/** Returns how many e-mails of the last hour leave room for one more of this kind. */
function getLimit(kind: MailKind, { capPerHour, singleShare }: DeliveryRules): number {
  if (kind === 'digest') return capPerHour + digestExcess;
  const singles = Math.ceil(capPerHour * singleShare);
  return kind === 'parked' ? Math.ceil((capPerHour + singles) / 2) : singles;
}

/** Returns whether the server's pause is not over yet. */
export function isPaused({ outage }: MailBudget, now: number): boolean {
  return outage !== null && outage.until > now;
}

/** Returns the budget with one more e-mail, or null if the cap is reached or the server has a pause. */
export function takeFromBudget(
  budget: MailBudget,
  { kind, owner, now, rules }: { kind: MailKind; owner: string; now: number; rules: DeliveryRules },
): MailBudget | null {
  const taken = budget.taken.filter(({ at }) => at > now - hour);
  return taken.length < getLimit(kind, rules) && !isPaused(budget, now)
    ? { ...budget, taken: [...taken, { id: owner, at: now }] }
    : null;
}

/** Returns the budget after a failure. An e-mail that was not transmitted does not count. A failing server gets a pause. */
export function recordFailureInBudget(
  budget: MailBudget,
  attempt: { failure: Failure; owner: string; now: number; isDigestWithText?: boolean },
): MailBudget {
  const { failure, owner, now, isDigestWithText } = attempt;
  const withoutTextUntil =
    isDigestWithText && isContentRefusal(failure) ? now + hour : budget.withoutTextUntil;
  const taken = failure.isTransmitted ? budget.taken : budget.taken.filter(({ id }) => id !== owner);
  if (failure.fault !== 'server')
    return { taken, outage: failure.isTransmitted ? null : budget.outage, withoutTextUntil };
  const failures = (budget.outage?.failures ?? 0) + 1;
  const until = now + Math.min(longestPause, minute * 2 ** Math.min(failures - 1, 10));
  return { taken, outage: { code: failure.code, failures, until }, withoutTextUntil };
}

/** Returns whether the server refuses this e-mail for good, and would accept others. */
export function isContentRefusal({ permanent, fault }: Failure): boolean {
  return permanent && fault === 'content';
}
