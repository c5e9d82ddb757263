import type { Delivery } from './delivery.ts';

// When the database deletes a message, without I/O.

const day = 24 * 3_600_000;

/** Days from sending to deletion of a message with photos that was sent in a digest, because it may be spam. */
const spamDays = 30;
/** Months from receipt to the operator's warning about an unsent message, and days from that to deletion. */
const [unsentMonths, warnDays] = [12, 30];

export const getSpamExpiry = (sentAt: number) => sentAt + spamDays * day;

/** Returns the time before which unsent messages must have been received to be scheduled for deletion, in ms since 1970. */
export function getExpiryCutoff(now: number): number {
  return addMonths(now, -unsentMonths);
}

/** Returns the entry with a time of deletion, or null if it has one, as each that was sent. */
export function scheduleDeletion(entry: Delivery, now: number): Delivery | null {
  return entry.expireAt === null ? { ...entry, expireAt: now + warnDays * day } : null;
}

/** Returns the same day and time of another month, or its last day. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // 31 August and six months is the last day of February.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.getTime();
}
