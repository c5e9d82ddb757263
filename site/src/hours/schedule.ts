import type { DayHours, Schedule } from './officeHours.ts';

/** "8:00"; absent where the office is closed. */
interface Times {
  opens?: string | undefined;
  closes?: string | undefined;
}

interface SpecialHours extends Times {
  /** First and last day, ISO. */
  from: string;
  to: string;
}

interface Hours {
  openingHours: readonly (Times & { days: readonly string[] })[];
  specialHours: readonly SpecialHours[];
}

const weekFromThursday = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];
const millisecondsOfDay = 24 * 3_600_000;

/** Returns the days from 1970 to a day (ISO). */
export const toDayNumber = (day: string) => Date.parse(day) / millisecondsOfDay;

/** Returns the day of a number, ISO. */
export const toIsoDay = (day: number) => new Date(day * millisecondsOfDay).toISOString().slice(0, 10);

function toHours({
  opens,
  closes,
}: {
  opens?: string | undefined;
  closes?: string | undefined;
} = {}): DayHours {
  if (!opens || !closes) return [];
  const [from = 0, to = 0] = [opens, closes].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours + minutes / 60;
  });
  return [from, to];
}

/** Returns special hours as structured data has them. */
export const withTimes = ({ from, to, opens, closes }: SpecialHours) => ({
  from,
  to,
  times: opens && closes ? [[opens, closes] as const] : [],
});

/** Returns the company's hours as numbers. The build writes them into the loader. */
export function createSchedule({ openingHours, specialHours }: Hours) {
  const week = weekFromThursday.map((name) => toHours(openingHours.find(({ days }) => days.includes(name))));
  if (week.every(({ length }) => length === 0)) throw new Error('terms.ts has no opening hours.');
  const special = specialHours.map(({ from, to, ...hours }) => ({
    from: toDayNumber(from),
    to: toDayNumber(to),
    hours: toHours(hours),
  }));
  return { week, special } satisfies Schedule;
}

/** "8:00". */
export const formatTime = (time: number) =>
  `${Math.floor(time)}:${String(Math.round((time % 1) * 60)).padStart(2, '0')}`;

/** "28.12". */
export const formatDay = (day: number) => {
  const [, month, date] = toIsoDay(day).split('-').map(Number);
  return `${date}.${month}`;
};
