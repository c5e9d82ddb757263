import { type ExtraField, limitsOf } from '../contract/extraFields.ts';

/** A value that a field's declaration takes. */
export function sampleOf(field: ExtraField): string | boolean {
  switch (field.kind) {
    case 'checkbox':
      return true;
    case 'choice':
      return field.options[0] ?? '';
    case 'date':
      return field.min ?? field.max ?? '2026-11-20';
    default:
      return 'Długa 5 m. 7 '
        .repeat(400)
        .slice(0, Number(limitsOf(field).min))
        .replace(/ $/, '!');
  }
}

/** The day before or after another one, as `2026-11-20`. */
export function dayBeside(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
