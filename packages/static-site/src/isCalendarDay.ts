/** Returns whether a text is a day of the calendar (ISO 8601), such as 2026-11-30. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : Number.NaN);
  // `Date` turns 30 February into 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
