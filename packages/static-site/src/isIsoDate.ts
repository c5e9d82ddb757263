/** Returns whether a text is a day of the calendar, or a moment in it, as sitemaps and schema.org require (ISO 8601). */
export function isIsoDate(text: string): boolean {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // `Date` turns 30 February into 2 March.
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}

/** Returns whether a text is a day of the calendar, such as 2026-11-30. */
export const isCalendarDay = (text: string): boolean => text.length === 10 && isIsoDate(text);
