import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { messageId } from './messageId.ts';
import type { MessageValues } from '../contract/extraFields.ts';

const message: MessageValues = {
  name: 'Zażółć Gęślą',
  email: null,
  phone: '500 600 700',
  service: 'Deratyzacja',
  message: 'Mysz w piwnicy.',
};

test('an id has 20 characters of A–Z, a–z and 0–9', async () => {
  const ids = await Promise.all(Array.from({ length: 500 }, (_, nonce) => messageId(message, String(nonce))));

  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(new Set(ids).size).toBe(500);
  expect(new Set(ids.join('')).size).toBe(62);
});

test('the same text of the same session is the same document, whatever the order of its fields', async () => {
  const { name = null, ...rest } = message;

  expect(await messageId({ ...rest, name }, 'nonce')).toBe(await messageId(message, 'nonce'));
});

test('an edit of any field makes a new document, and so does another session', async () => {
  const edited: MessageValues[] = [
    { ...message, name: 'Zażółć Gęśla' },
    { ...message, email: 'a@example.com' },
    { ...message, phone: '500 600 701' },
    { ...message, service: null },
    { ...message, message: 'Mysz w piwnicy!' },
    // Text that wandered from one field to the next.
    { ...message, phone: '500 600', message: '700Mysz w piwnicy.' },
    { ...message, day: '2026-11-20' },
    { ...message, day: '2026-11-21' },
    { ...message, night: '2026-11-21' },
    // The word for nothing is not nothing.
    { ...message, email: 'null' },
  ];
  const ids = await Promise.all([message, ...edited].map((each) => messageId(each, 'nonce')));

  expect(new Set([...ids, await messageId(message, 'other')]).size).toBe(edited.length + 2);
});

test('the id is taken from the SHA-256 of nonce and content', async () => {
  const content = JSON.stringify([
    'nonce',
    ['email', null],
    ['message', 'Mysz w piwnicy.'],
    ['name', 'Zażółć Gęślą'],
    ['phone', '500 600 700'],
    ['service', 'Deratyzacja'],
  ]);
  const digest = BigInt(`0x${createHash('sha256').update(content).digest('hex')}`);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const digits = Array.from(
    { length: 20 },
    (_, place) => alphabet[Number((digest / 62n ** BigInt(place)) % 62n)],
  );

  expect(await messageId(message, 'nonce')).toBe(digits.join(''));
});
