import type { Company } from '../content/company/company.ts';
import type { DayHours, Schedule } from './officeHours.ts';

const weekFromThursday = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];
const millisecondsOfDay = 24 * 3_600_000;

/** Returns the days from 1970 to a day (ISO). */
export const toDayNumber = (day: string) => Date.parse(day) / millisecondsOfDay;

/** Returns the day of a number, ISO. */
export const toIsoDay = (day: number) => new Date(day * millisecondsOfDay).toISOString().slice(0, 10);

function toHours({ opens, closes }: { opens?: string; closes?: string } = {}): DayHours {
  if (!opens || !closes) return [];
  const [from = 0, to = 0] = [opens, closes].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours + minutes / 60;
  });
  return [from, to];
}

/** Returns the company's hours as numbers. The build writes them into the loader. */
export function createSchedule({
  openingHours,
  specialHours,
}: Pick<Company, 'openingHours' | 'specialHours'>) {
  const week = weekFromThursday.map((name) => toHours(openingHours.find(({ days }) => days.includes(name))));
  if (week.every(({ length }) => length === 0)) throw new Error('readCompany.ts has no opening hours.');
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
