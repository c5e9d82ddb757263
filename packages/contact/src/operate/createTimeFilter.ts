import { isDay } from '../contract/days.ts';

/**
 * Returns a filter for local times such as `2026-11-20 14:00:05`. Both ends are a day, a minute or a second, and included.
 * Throws an Error if one is no time.
 */
export function createTimeFilter(
  from: string | undefined,
  to: string | undefined,
): (time: string) => boolean {
  const start = from === undefined ? '' : readTime('from', from);
  const end = to === undefined ? '9' : readTime('to', to);
  if (start.slice(0, end.length) > end)
    throw new Error(`The time span ends before it begins: from ${from} to ${to}.`);
  return (time) => time >= start && time.slice(0, end.length) <= end;
}

function readTime(option: string, text: string): string {
  const [time = '', day = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/i.exec(text.trim()) ?? [];
  if (isDay(day)) return time.replace(/T/i, ' ');
  throw new Error(
    `--${option} is an existing day or time, such as 2026-11-20 or 2026-11-20T14:00:05, not "${text}".`,
  );
}
