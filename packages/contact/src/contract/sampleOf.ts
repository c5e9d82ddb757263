import { type Field, limitsOf, optionValues } from './extraFields.ts';

/** Returns a value that a field's declaration takes; in a text, this one if it fits. */
export function sampleOf(field: Field, text = 'Próba'): string | boolean {
  switch (field.kind) {
    case 'checkbox':
      return true;
    case 'choice':
      return optionValues(field)[0] ?? '';
    case 'date':
      return field.min ?? field.max ?? '2026-11-20';
    case 'phone':
      return '000 000 000';
    case 'email':
      return 'proba@example.com';
    default: {
      const { min, max } = limitsOf(field) as { min: number; max: number };
      return text.padEnd(min, '.').slice(0, max);
    }
  }
}
