// Part of the loader: it must stay small.

/**
 * Ranges in local time, such as `[[8, 20]]` or `[[8.5, 13], [14, 16]]`; empty on a day without hours. `[20, 30]` ends at 6:00
 * of the next day, whose hours begin at 0:00.
 */
export type DayHours = readonly (readonly [opens: number, closes: number])[];

/** A day is a number: days since 1 January 1970. */
export interface Schedule {
  /** By `day % 7`: Thursday first. At least one day has hours. */
  week: readonly DayHours[];
  /** Exceptions, with their first and last day. */
  special: readonly { from: number; to: number; hours: DayHours }[];
}

export type OfficeState = 'open' | 'closing' | 'closed';

/**
 * `time` is the hour at which the state ends. `day` is that of the next opening, if it is neither today nor tomorrow;
 * otherwise empty.
 */
export type Office = readonly [state: OfficeState, time: number, day: number | ''];

/**
 * Returns the hours since 1970 by a clock in Poland. `Intl` would need 100 ms on a slow phone, before the first paint.
 * Summer time lasts from the last Sunday of March to the last one of October, 1:00 UTC; the formula of these days is valid
 * until 2099.
 */
export function toPolishTime(now: number): number {
  const year = new Date(now).getUTCFullYear();
  const lastSunday = (month: number, shift: number) =>
    Date.UTC(year, month, 31 - ((((year * 5) >> 2) + shift) % 7), 1);
  return now / 36e5 + (now < lastSunday(2, 4) || now >= lastSunday(9, 1) ? 1 : 2);
}

/** Returns the time of day of the drawings, by a clock in Poland. */
export function findSky(now: number): 'night' | 'day' | 'dusk' {
  const hour = toPolishTime(now) % 24;
  return hour < 6 || hour >= 20 ? 'night' : hour < 17 ? 'day' : 'dusk';
}

/** Returns whether the office is open at a time (ms since 1970), and until when. `closing` is the last hour. */
export function findOffice(now: number, { week, special }: Schedule): Office {
  const local = toPolishTime(now);
  const today = (local / 24) | 0;
  for (let day = today; ; day++) {
    const exception = special.find(({ from, to }) => from <= day && day <= to);
    const time = local - day * 24;
    for (const [opens, closes] of (exception?.hours ?? week[day % 7])!) {
      if (time < opens) return ['closed', opens, day > today + 1 ? day : ''];
      if (time < closes)
        return [time < closes - 1 ? 'open' : 'closing', closes > 24 ? closes - 24 : closes, ''];
    }
  }
}
