import { beforeEach, expect, test } from 'vitest';
import { allFields, type ExtraField, type ExtraValue } from '../contract/extraFields.ts';
import { type Canary, canaryMessage, sendCanary } from './canary.ts';

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
let planted = 0;
beforeEach(() => {
  written = [];
  planted = 0;
});

function send(asked: readonly ExtraField[], values?: Record<string, ExtraValue>): Promise<void> {
  const canary: Partial<Canary> = {
    fields: allFields(asked),
    clear: async () => [],
    plant: async () => `canary${++planted}`,
  };
  const mailer = { send: () => Promise.reject(new Error('not asked for')) };
  const parts = { canary: canary as Canary, mailer, log: () => {}, ...(values && { values }) };
  return sendCanary(parts, async (_, message) => void written.push(message));
}

test('of a form that asks nothing more says what every message says', async () => {
  await send([]);
  expect(written).toEqual([canaryMessage()]);
});

test('says in each required field something that its declaration takes, and nothing in the others', async () => {
  await send(fields);
  expect(written).toEqual([
    {
      ...canaryMessage(),
      street: 'Próba...',
      letter: 'P',
      size: 'dom',
      day: '2026-12-01',
      consent: true,
      access: null,
      news: false,
    },
  ]);
});

test('says what the settings have it say', async () => {
  await send(fields, { size: 'mieszkanie', access: 'Próba' });
  expect(written[0]).toMatchObject({ size: 'mieszkanie', access: 'Próba', street: 'Próba...' });
});

test.each([
  [{ size: 'zamek' }, /value for "size" would be refused \(shape\)\. Give it one that the form takes/],
  [{ day: '2026-11-30' }, /value for "day" would be refused \(too-early\)/],
  [{ sise: 'dom' }, /value for "sise", which the form does not ask\. Take it out/],
])('with %o it is not sent, and the error names the field', async (values, message) => {
  await expect(send(fields, values)).rejects.toThrow(message);
  expect(planted).toBe(0);
  expect(written).toEqual([]);
});
