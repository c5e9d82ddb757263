import type { DeliveryLimits, MailBudget } from './delivery.ts';

// The hourly cap, the pause of a server that is down, and whether it accepts e-mails, without I/O.

const minute = 60_000;
const hour = 60 * minute;
const longestPause = 15 * minute;

/** Time for which an accepted e-mail shows that the server accepts others, in ms. */
const evidenceTime = 5 * minute;

export const emptyBudget: MailBudget = {
  taken: [],
  outage: null,
  acceptedAt: 0,
  noticeAt: 0,
  parkedNoticeAt: 0,
};

/**
 * What an e-mail is for: a new message, a message or a part of a digest that was refused, a new digest, or a test of the
 * server. Each leaves a part of the cap to those after it, and at least one e-mail.
 */
export type MailKind = keyof typeof shares;
const shares = { single: 0.6, retry: 0.8, digest: 1, test: 1 };

function getLimit(kind: MailKind, cap: number): number {
  const least = kind === 'single' ? 1 : 2;
  return kind === 'test' ? cap + 2 : Math.max(least, Math.floor(cap * shares[kind]));
}

/** Returns whether the server's pause is not over yet. One that a wrong clock has set too far counts as over. */
export function isPaused({ outage }: MailBudget, now: number): boolean {
  return outage !== null && outage.until > now && outage.until <= now + longestPause;
}

const isWithin = (time: number, length: number, now: number) => time <= now && time > now - length;

/** Returns whether the server has accepted an e-mail in these minutes, so that a refusal concerns the content. */
export const hasEvidence = ({ acceptedAt }: MailBudget, now: number) =>
  isWithin(acceptedAt, evidenceTime, now);

/** Returns whether a digest was announced in the last hour. */
export const wasAnnounced = ({ noticeAt }: MailBudget, now: number) => isWithin(noticeAt, hour, now);

/** Returns whether the parked messages were announced in the last day. */
export const wereParkedAnnounced = ({ parkedNoticeAt }: MailBudget, now: number) =>
  isWithin(parkedNoticeAt, 24 * hour, now);

/** Returns the budget with one more e-mail, or null if the cap is reached or the server has a pause. */
export function takeFromBudget(
  budget: MailBudget,
  { kind, owner, now, limits }: { kind: MailKind; owner: string; now: number; limits: DeliveryLimits },
): MailBudget | null {
  const taken = budget.taken.filter(({ at }) => isWithin(at, hour, now));
  if (taken.length >= getLimit(kind, limits.capPerHour) || isPaused(budget, now)) return null;
  return { ...budget, taken: [...taken, { id: owner, at: now }] };
}

/** Returns the budget without an e-mail that was not transmitted. */
export function returnToBudget(budget: MailBudget, owner: string): MailBudget {
  return { ...budget, taken: budget.taken.filter(({ id }) => id !== owner) };
}

/** Returns the budget after the server has accepted an e-mail, or a part of its recipients has. */
export function recordAcceptance(budget: MailBudget, now: number): MailBudget {
  return { ...budget, outage: null, acceptedAt: now };
}

/** Returns the budget with a pause, which grows with each failure. */
export function recordOutage(budget: MailBudget, code: string, now: number): MailBudget {
  const failures = (budget.outage?.failures ?? 0) + 1;
  const until = now + Math.min(longestPause, minute * 2 ** (failures - 1));
  return { ...budget, outage: { code, failures, until } };
}
