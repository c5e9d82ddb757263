/** Returns whether a text is a day of the calendar, such as 2026-11-30. `Date` reads 2026-02-31 as a day in March. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
