import { expect, test } from 'vitest';
import { getAllFields, type ExtraField, validateValues } from '../contract/fields.ts';
import { createCanaryMessage } from './canaryMessage.ts';

const fields = [
  { kind: 'text', name: 'street', required: true, min: 8, max: 80 },
  { kind: 'text', name: 'letter', required: true, max: 1 },
  { kind: 'choice', name: 'size', required: true, options: ['dom', 'mieszkanie'] },
  { kind: 'date', name: 'day', required: true, min: '2026-12-01' },
  { kind: 'checkbox', name: 'consent', required: true },
  { kind: 'text', name: 'access', multiline: true },
  { kind: 'checkbox', name: 'news' },
] as const satisfies readonly ExtraField[];

test('a canary has valid samples in required fields, and nothing in the others', () => {
  const values = createCanaryMessage(getAllFields(fields));
  expect(values).toMatchObject({ street: 'Próba...', letter: 'P', size: 'dom', access: null, news: false });
  expect(validateValues(getAllFields(fields), values)).toEqual({});
});
