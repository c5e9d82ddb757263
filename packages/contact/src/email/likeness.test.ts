// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { ContactMessage } from '../contract/contactMessage.ts';
import { alike, joinCrowd, sketchOf } from './likeness.ts';

const message = (text: string, changed: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Anna',
  email: null,
  phone: text,
  service: null,
  message: text,
  ...changed,
});
const like = (one: string, other: string) => alike(sketchOf(message(one)), sketchOf(message(other)));

describe('messages', () => {
  test.each([
    ['Kup 500 obserwujących już dziś, tanio i szybko', 'Kup 900 obserwujących już dziś, tanio i SZYBKO'],
    [
      'Proszę o pilny kontakt w sprawie oferty kredytu',
      'Proszę o pilny kontakt w sprawie oferty kredytu, Jan',
    ],
    ['Mam mrówki', 'mam MRÓWKI!'],
  ])('are alike that say much the same: %s / %s', (one, other) => {
    expect(like(one, other)).toBe(true);
  });

  test.each([
    ['Mam mrówki w kuchni, kiedy mogą państwo przyjechać?', 'Kup 500 obserwujących już dziś, tanio i szybko'],
    [
      'Mam mrówki w kuchni, kiedy mogą państwo przyjechać?',
      'W piwnicy są szczury. Ile kosztuje deratyzacja?',
    ],
  ])('are unlike that say different things: %s / %s', (one, other) => {
    expect(like(one, other)).toBe(false);
  });

  test('of one sender are alike, by telephone number or e-mail address', () => {
    const one = sketchOf(message('Mam mrówki w kuchni', { phone: '+48 600 100 200' }));
    expect(alike(one, sketchOf(message('Zupełnie inne słowa tutaj', { phone: '600100200' })))).toBe(true);
    const [a, b] = ['Mam mrówki w kuchni', 'Zupełnie inne słowa tutaj'].map((text) =>
      sketchOf(message(text, { email: 'Anna@example.com' })),
    );
    expect(alike(a ?? [], b ?? [])).toBe(true);
  });
});

test('a crowd counts what came in the hour before, and is forgotten after it', () => {
  const sketch = sketchOf(message('Kup tanio'));
  const [none, first] = joinCrowd([], sketch, 0);
  const [one, second] = joinCrowd(first, sketch, 1000);
  expect([none, one, second]).toEqual([0, 1, [{ sketch, count: 2, at: 1000 }]]);
  expect(joinCrowd(second, sketch, 3_700_000)[0]).toBe(0);
});

test('what is remembered of an hour stays small', () => {
  let crowds: ReturnType<typeof joinCrowd>[1] = [];
  for (let n = 0; n < 1000; n++) {
    const words = Array.from({ length: 6 }, (_, at) =>
      (n * 7919 + at * 104_729).toString(36).replace(/\d/g, 'q'),
    );
    [, crowds] = joinCrowd(crowds, sketchOf(message(words.join(' '), { phone: `6${n}000000` })), n);
  }
  expect(crowds.length).toBeLessThanOrEqual(150);
  expect(JSON.stringify(crowds).length).toBeLessThan(30_000);
});
