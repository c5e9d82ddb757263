import type { RegularHours, SpecialHours, TimeRange } from '@tarcza/static-site/hours';
import type { DayHours, Schedule } from './officeHours.ts';

interface Hours {
  openingHours: readonly RegularHours[];
  specialHours: readonly SpecialHours[];
}

/** By `day % 7`. */
const week = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const;
const millisecondsOfDay = 24 * 3_600_000;

/** Returns the days from 1970 to a day (ISO). */
export const toDayNumber = (day: string) => Date.parse(day) / millisecondsOfDay;

function toHour(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

const toHours = (times: readonly TimeRange[] = []): DayHours =>
  times.map(([opens, closes]) => [toHour(opens), toHour(closes)]);

/** Lets hours until 24:00 go on in those of the next day from 0:00. */
const joinHours = (hours: DayHours, [next]: DayHours): DayHours =>
  hours.map(([opens, closes]) => [opens, closes === 24 && next?.[0] === 0 ? 24 + next[1] : closes]);

/** Returns the company's hours as numbers. The build writes them into the loader. */
export function createSchedule({ openingHours, specialHours }: Hours): Schedule {
  const days = week.map((name) => toHours(openingHours.find((each) => each.days.includes(name))?.times));
  const special = specialHours.map(({ from, to = from, times }) => ({
    from: toDayNumber(from),
    to: toDayNumber(to),
    hours: toHours(times),
  }));
  const hoursOn = (day: number) =>
    special.find(({ from, to }) => from <= day && day <= to)?.hours ?? days[day % 7]!;
  const joinOn = (day: number) => ({ from: day, to: day, hours: joinHours(hoursOn(day), hoursOn(day + 1)) });
  return {
    week: days.map((hours, index) => joinHours(hours, days[(index + 1) % 7]!)),
    // The day before and the last one border on other hours.
    special: special.flatMap(({ from, to, hours }) => [
      joinOn(from - 1),
      joinOn(to),
      { from, to, hours: joinHours(hours, hours) },
    ]),
  };
}

/** Returns "8:00–20:00". */
export const formatTimes = (times: readonly TimeRange[]) => times.map((range) => range.join('–')).join(', ');

/** Returns "8:00". */
export const formatTime = (time: number) =>
  `${time | 0}:${`${Math.round((time % 1) * 60)}`.padStart(2, '0')}`;

/** Returns "28 grudnia". */
export const formatDay = (day: number, language: string) =>
  new Date(day * millisecondsOfDay).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
