import { beforeEach, expect, test } from 'vitest';
import { getAllFields, type ExtraField, validateValues } from '../contract/fields.ts';
import { createCanaryMessage, sendCanary } from './canary.ts';
import type { Canary } from './firestoreLedger/canary.ts';

const fields = [
  { kind: 'text', name: 'street', required: true, min: 8, max: 80 },
  { kind: 'text', name: 'letter', required: true, max: 1 },
  { kind: 'choice', name: 'size', required: true, options: ['dom', 'mieszkanie'] },
  { kind: 'date', name: 'day', required: true, min: '2026-12-01' },
  { kind: 'checkbox', name: 'consent', required: true },
  { kind: 'text', name: 'access', multiline: true },
  { kind: 'checkbox', name: 'news' },
] as const satisfies readonly ExtraField[];

let written: object[] = [];
beforeEach(() => {
  written = [];
});

function send(asked: readonly ExtraField[]): Promise<void> {
  const canary: Partial<Canary> = {
    fields: getAllFields(asked),
    removeMissing: async () => [],
    isFormClosed: async () => false,
    register: async () => 'canary',
  };
  const mailer = { send: () => Promise.reject(new Error('not asked for')) };
  return sendCanary(
    { canary: canary as Canary, mailer, log: () => {} },
    async (_, message) => void written.push(message),
  );
}

test('without additional fields the canary has the standard values', async () => {
  await send([]);
  expect(written).toEqual([createCanaryMessage()]);
});

test('fills required fields with valid samples and leaves the others empty', async () => {
  await send(fields);
  expect(written).toEqual([
    {
      ...createCanaryMessage(),
      street: 'Próba...',
      letter: 'P',
      size: 'dom',
      day: '2026-12-01',
      consent: true,
      access: null,
      news: false,
    },
  ]);
  expect(validateValues(getAllFields(fields), written[0] as Record<string, unknown>)).toEqual({});
});
