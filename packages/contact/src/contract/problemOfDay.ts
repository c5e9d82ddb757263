import type { DateField, FieldProblem } from './extraFields.ts';

/** Returns what is wrong with a day (`2026-11-25`), or undefined. */
export function problemOfDay(
  value: string,
  { min = '', max = '9999-12-31' }: DateField,
): FieldProblem | undefined {
  if (!isDay(value)) return 'shape';
  if (value < min) return 'too-early';
  return value > max ? 'too-late' : undefined;
}

/** Returns whether the calendar has the day. The rules of the database check the same by `dayPattern`. */
function isDay(value: string) {
  const time = Date.parse(`${value}T00:00Z`);
  return Boolean(time || time === 0) && new Date(time).toISOString().startsWith(`${value}T`);
}
