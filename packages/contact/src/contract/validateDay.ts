import type { DateField, FieldError } from './fields.ts';

/** Returns the error of a day (`2026-11-25`), or undefined if it is valid. */
export function validateDay(
  value: string,
  { min = '', max = '9999-12-31' }: DateField,
): FieldError | undefined {
  if (!isCalendarDay(value)) return 'shape';
  if (value < min) return 'too-early';
  return value > max ? 'too-late' : undefined;
}

/** Returns whether the day exists. `dayPattern` checks the same in the database rules. */
function isCalendarDay(value: string) {
  const time = Date.parse(`${value}T00:00Z`);
  return Boolean(time || time === 0) && new Date(time).toISOString().startsWith(`${value}T`);
}
