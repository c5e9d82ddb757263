import { type ExtraField, limitsOf } from './extraFields.ts';

/** A value that a field's declaration takes; in a text, this one if it fits. */
export function sampleOf(field: ExtraField, text = 'Próba'): string | boolean {
  switch (field.kind) {
    case 'checkbox':
      return true;
    case 'choice':
      return field.options[0] ?? '';
    case 'date':
      return field.min ?? field.max ?? '2026-11-20';
    default: {
      const { min, max } = limitsOf(field) as { min: number; max: number };
      return text.padEnd(min, '.').slice(0, max);
    }
  }
}
