import type { OpeningHours } from './company';
import type { SpecialHours } from './confirmed';
import { today as dayOf } from './specialHours';
import { typesetText } from './typeset';

let clock: Intl.DateTimeFormat | undefined;

/** Created on first use, because creating it takes 100 ms on a slow phone. */
const clockOfTheFirm = () =>
  (clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Warsaw',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** "Dziś otwarte do 20:00", by the clock of the firm, wherever the visitor's is. Undefined on a day without hours. */
export function openToday(
  hours: readonly OpeningHours[],
  now: Date,
  special: readonly SpecialHours[] = [],
): string | undefined {
  const parts = Object.fromEntries(
    clockOfTheFirm()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const day = dayOf(now);
  const exception = special.find(({ from, to }) => from <= day && day <= to);
  if (exception && !exception.opens) return typesetText(`Dziś nieczynne: ${exception.label}`);
  const today = exception ?? hours.find(({ days }) => days.includes(parts['weekday'] ?? ''));
  if (!today?.opens || !today.closes) return undefined;
  const time = minutes(`${parts['hour']}:${parts['minute']}`);
  if (time < minutes(today.opens)) return typesetText(`Dziś otwarte od ${today.opens} do ${today.closes}`);
  return typesetText(
    time < minutes(today.closes) ? `Dziś otwarte do ${today.closes}` : `Dziś było otwarte do ${today.closes}`,
  );
}
