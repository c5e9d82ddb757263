import type { AttemptEnd, DeliveryLimits, MailBudget, MailKind } from './delivery.ts';

// The hourly cap and the pause of a server that is down, without I/O.

const minute = 60_000;
const hour = 60 * minute;
const longestPause = 15 * minute;

/** Part of the cap that digests and notices leave to other e-mails. */
const singleShare = 0.6;

export const emptyBudget: MailBudget = { taken: [], outage: null, digests: { level: 'whole', until: 0 } };

/** Returns whether the server's pause is not over yet. */
export function isPaused({ outage }: MailBudget, now: number): boolean {
  return outage !== null && outage.until > now;
}

/** Returns the budget with one more e-mail, or null if the cap is reached or the server has a pause. */
export function takeFromBudget(
  budget: MailBudget,
  { kind, owner, now, limits }: { kind: MailKind; owner: string; now: number; limits: DeliveryLimits },
): MailBudget | null {
  const taken = budget.taken.filter(({ at }) => at > now - hour);
  const limit = kind === 'reserved' ? limits.capPerHour : Math.floor(limits.capPerHour * singleShare);
  if (taken.length >= limit || isPaused(budget, now)) return null;
  return { ...budget, taken: [...taken, { id: owner, at: now }] };
}

/** Returns the budget after an attempt. An e-mail that was not transmitted does not count. */
export function recordInBudget(
  budget: MailBudget,
  attempt: { end: AttemptEnd; code: string | null; isTransmitted: boolean; owner: string; now: number },
): MailBudget {
  const { end, code, isTransmitted, owner, now } = attempt;
  const taken = isTransmitted ? budget.taken : budget.taken.filter(({ id }) => id !== owner);
  // The server has accepted an e-mail.
  if (end === 'accepted' || end === 'isolate') return { ...budget, taken, outage: null };
  if (end !== 'outage') return { ...budget, taken };
  const failures = (budget.outage?.failures ?? 0) + 1;
  const until = now + Math.min(longestPause, minute * 2 ** (failures - 1));
  return { ...budget, taken, outage: { code: code ?? 'unknown', failures, until } };
}
