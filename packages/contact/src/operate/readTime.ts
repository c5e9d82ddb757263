import { isDay } from '../contract/days.ts';
import { UsageError } from './output.ts';

/** A span of time in ms since 1970. `end` is not part of it. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Parses a day, a minute or a second of a time zone, such as `2026-11-20`, `2026-11-20T14:00` or `2026-11-20 14:00:05`.
 * Returns all of it: a day has 23 to 25 hours. Throws a UsageError if it is no time.
 */
export function readTime(option: string, text: string, timeZone: string): Span {
  const [, date = '', minute, second] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?)?$/i.exec(text.trim()) ?? [];
  if (!isDay(date)) {
    throw new UsageError(
      `--${option} is an existing day or time, such as 2026-11-20 or 2026-11-20T14:00:05, not "${text}".`,
    );
  }
  const local = Date.parse(`${date}T${minute ?? '00:00'}${second ?? ':00'}Z`);
  const length = second ? 1000 : minute ? 60_000 : 86_400_000;
  const last = toInstant(local + length - 1, timeZone);
  return { start: toInstant(local, timeZone), end: last + 1 };
}

/** Returns the instant of a local time, given as UTC: the later one if clocks show it twice, an hour after a skipped one. */
function toInstant(local: number, timeZone: string): number {
  return local - getOffset(local - getOffset(local, timeZone), timeZone);
}

/** Returns the difference between local time and UTC, in ms. */
function getOffset(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${parts.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
