import { isCalendarDay } from './isCalendarDay.ts';

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Opening and closing time in local time, such as `['08:00', '16:00']`. The day ends at 24:00. */
export type TimeRange = readonly [opens: string, closes: string];

/** Hours of the same days of each week. A lunch break makes two ranges. */
export interface RegularHours {
  days: readonly Weekday[];
  times: readonly TimeRange[];
}

/** Days with other hours, such as a holiday. */
export interface SpecialHours {
  /** First day (ISO), such as `2026-12-24`. */
  from: string;
  /** Last day (ISO), if it is not the first. */
  to?: string;
  /** Empty or undefined if the company is closed. */
  times?: readonly TimeRange[];
}

export interface OpeningHours {
  regular?: readonly RegularHours[];
  special?: readonly SpecialHours[];
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Returns the day (ISO) in a time zone, such as `Europe/Warsaw`. Sweden writes dates so. */
export const getToday = (timeZone: string, now = new Date()) =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(now);

/** Returns the special hours that are not over on a day (ISO). */
export const findUpcomingHours = <Hours extends SpecialHours>(special: readonly Hours[], day: string) =>
  special.filter(({ from, to = from }) => to >= day);

/** Returns the errors of opening hours: wrong times and days, overlaps, and special hours that ended before `today` (ISO). */
export function findHoursErrors({ regular = [], special = [] }: OpeningHours, today: string): string[] {
  const timesOn = (day: Weekday) =>
    regular.flatMap(({ days, times }) => days.filter((each) => each === day).flatMap(() => times));
  return [
    ...new Set(week.flatMap((day) => findTimeErrors(timesOn(day)))),
    ...special.flatMap((hours) => findSpecialErrors(hours, today)),
    ...findOverlaps(special),
  ];
}

const toMinutes = (time: string) => {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(time) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= 24 * 60 ? minutes : undefined;
};

function findTimeErrors(times: readonly TimeRange[]): string[] {
  const wrong = times.flat().filter((time) => toMinutes(time) === undefined);
  if (wrong.length > 0)
    return wrong.map((time) => `"${time}" is no time. Write it like 08:00, at most 24:00.`);
  const reversed = times.find(([opens, closes]) => toMinutes(opens)! >= toMinutes(closes)!);
  if (reversed)
    return [
      `${reversed.join('–')} ends before it begins. Write the opening time first. Hours after midnight belong to the next day.`,
    ];
  const sorted = [...times].sort(([one], [other]) => toMinutes(one)! - toMinutes(other)!);
  const second = sorted.find(
    ([opens], index) => index > 0 && toMinutes(opens)! < toMinutes(sorted[index - 1]![1])!,
  );
  return second ? [`${second.join('–')} overlaps with other hours of the same day. Join them.`] : [];
}

const nameRange = ({ from, to = from }: SpecialHours) => (from === to ? from : `${from} to ${to}`);

function findSpecialErrors(hours: SpecialHours, today: string): string[] {
  const { from, to = from, times = [] } = hours;
  const wrong = [...new Set([from, to])].filter((day) => !isCalendarDay(day));
  if (wrong.length > 0) return wrong.map((day) => `"${day}" is no day. Write it like 2026-12-24.`);
  if (to < from) return [`The special hours ${nameRange(hours)} end before they begin. Exchange the days.`];
  if (to < today) return [`The special hours ${nameRange(hours)} are over. Delete them.`];
  return findTimeErrors(times);
}

function findOverlaps(special: readonly SpecialHours[]): string[] {
  const sorted = [...special].sort((one, other) => one.from.localeCompare(other.from));
  return sorted.flatMap((hours, index) => {
    const before = sorted.slice(0, index).find(({ from, to = from }) => to >= hours.from);
    return before
      ? [`The special hours ${nameRange(before)} and ${nameRange(hours)} overlap. Change the days of one.`]
      : [];
  });
}

/** Creates the properties for opening hours of a LocalBusiness, to be spread into it. */
export function createOpeningHours({ regular = [], special = [] }: OpeningHours) {
  const type = 'OpeningHoursSpecification' as const;
  // Schema.org has no 24:00.
  const format = ([opens, closes]: TimeRange) => ({
    opens: opens.padStart(5, '0'),
    closes: closes === '24:00' ? '23:59' : closes.padStart(5, '0'),
  });
  // The same time twice means closed.
  const closed = [['00:00', '00:00']] as const;
  return {
    ...(regular.length > 0 && {
      openingHoursSpecification: regular.flatMap(({ days, times }) =>
        times.map((range) => ({ '@type': type, dayOfWeek: days, ...format(range) })),
      ),
    }),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.flatMap(({ from, to = from, times = [] }) =>
        (times.length > 0 ? times : closed).map((range) => ({
          '@type': type,
          validFrom: from,
          validThrough: to,
          ...format(range),
        })),
      ),
    }),
  };
}

export interface HoursRow {
  name: string;
  /** Empty if the company is closed. */
  times: string;
  /** Last day (ISO) of special hours. */
  until?: string;
}

/**
 * Returns the lines of a table of opening hours in a language. `Intl` differs between Node and browsers: render them in elements
 * with `suppressHydrationWarning`, which keep the text of the build.
 */
export function describeOpeningHours(
  { regular = [], special = [] }: OpeningHours,
  language: string,
): HoursRow[] {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const nameDay = (day: Weekday) => weekday.format(Date.UTC(2024, 0, 1 + week.indexOf(day)));
  const join = (times: readonly TimeRange[]) => times.map((range) => range.join('–')).join(', ');
  return [
    ...regular.map(({ days, times }) => {
      const isRange =
        days.length > 2 && days.every((day, index) => day === week[week.indexOf(days[0]!) + index]);
      const names = days.map(nameDay);
      const name = isRange ? `${names[0]} – ${names.at(-1)}` : new Intl.ListFormat(language).format(names);
      return { name, times: join(times) };
    }),
    ...special.map(({ from, to = from, times = [] }) => ({
      name: from === to ? date.format(new Date(from)) : date.formatRange(new Date(from), new Date(to)),
      times: join(times),
      until: to,
    })),
  ];
}
