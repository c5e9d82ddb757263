import { isDay } from '../contract/days.ts';
import { UsageError } from './output.ts';

const day = 86_400_000;
const pattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:[.](\d{1,3}))?)?(Z|[+-]\d\d:\d\d)?)?$/i;

/** A span of time in ms since 1970. `end` is not part of it. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Parses a day, a minute or a second, such as `2026-11-20`, `2026-11-20T14:00` or `2026-11-20 14:00:05`. Returns all of
 * it: a day has 23 to 25 hours.
 *
 * @param timeZone Time zone of a time without an offset such as `Z`.
 * @throws UsageError if it is no time.
 */
export function readTime(option: string, text: string, timeZone: string): Span {
  const [, date = '', minute, second, fraction, offset] = pattern.exec(text.trim()) ?? [];
  const clock = `${minute ?? '00:00'}:${second ?? '00'}`;
  const isOffset = !offset || /^(Z|[+-](0\d|1[0-4]):[0-5]\d)$/i.test(offset);
  if (!isDay(date) || !/^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(clock) || !isOffset) {
    throw new UsageError(
      `--${option} is an existing day or time, such as 2026-11-20 or 2026-11-20T14:00, not "${text}".`,
    );
  }
  const length = fraction ? 10 ** (3 - fraction.length) : second ? 1000 : minute ? 60_000 : day;
  const written = `${date}T${clock}.${(fraction ?? '').padEnd(3, '0')}`;
  if (offset) {
    const start = Date.parse(`${written}${offset.toUpperCase()}`);
    return { start, end: start + length };
  }
  const local = Date.parse(`${written}Z`);
  return {
    start: toInstant(local, timeZone, 'first'),
    end: toInstant(local + length - 1, timeZone, 'last') + 1,
  };
}

/** Converts a local time, given as UTC. A time that clocks skip becomes the one that they show in its place. */
function toInstant(local: number, timeZone: string, which: 'first' | 'last'): number {
  const offsets = [local - day, local + day].map((near) => getOffset(near, timeZone));
  const instants = offsets
    .map((offset) => local - offset)
    .filter((instant) => getOffset(instant, timeZone) === local - instant);
  return instants.at(which === 'first' ? 0 : -1) ?? local - (offsets[0] ?? 0);
}

/** Returns the difference between local time and UTC, in ms. */
function getOffset(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${parts.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
