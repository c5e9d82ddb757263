import { type Field, getLengthLimits, getOptionValues } from './fields.ts';

export function createSampleValue(field: Field): string | boolean {
  switch (field.kind) {
    case 'checkbox':
      return true;
    case 'choice':
      return getOptionValues(field)[0] ?? '';
    case 'date':
      return field.min ?? field.max ?? '2026-11-20';
    case 'phone':
      return '000 000 000';
    case 'email':
      return 'proba@example.com';
    default: {
      const { min, max } = getLengthLimits(field);
      return 'Próba'.padEnd(min, '.').slice(0, max);
    }
  }
}
