import { expect, test } from 'vitest';
import { createMessageId } from './createMessageId.ts';
import type { MessageValues } from '../contract/fields.ts';

const message: MessageValues = {
  name: 'Zażółć Gęślą',
  email: null,
  phone: '500 600 700',
  service: 'Deratyzacja',
  message: 'Mysz w piwnicy.',
};

test('an id has 20 characters of A–Z, a–z and 0–9', async () => {
  const ids = await Promise.all(
    Array.from({ length: 500 }, (_, nonce) => createMessageId(message, String(nonce))),
  );

  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(new Set(ids).size).toBe(500);
  expect(new Set(ids.join('')).size).toBe(62);
});

test('another value or another nonce changes the id', async () => {
  const edited: MessageValues[] = [
    { ...message, email: 'a@example.com' },
    // Text moved from one field to the next.
    { ...message, phone: '500 600', message: '700Mysz w piwnicy.' },
    { ...message, day: '2026-11-20' },
    { ...message, day: '2026-11-21' },
    { ...message, night: '2026-11-21' },
    // The string "null" differs from null.
    { ...message, email: 'null' },
  ];
  const ids = await Promise.all([message, ...edited].map((each) => createMessageId(each, 'nonce')));

  expect(new Set([...ids, await createMessageId(message, 'other')]).size).toBe(edited.length + 2);
});
