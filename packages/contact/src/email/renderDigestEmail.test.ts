// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { StoredMessage } from './renderContactEmail.ts';
import { renderDigestEmail, selectForDigest, maxDigestBytes } from './renderDigestEmail.ts';
import { getGroupKey, groupMessages } from './messageGroups.ts';

const start = Date.UTC(2026, 10, 20, 13);

function stored(n: number, message: string, name = `Bot ${n}`): StoredMessage {
  const phone = `5${n.toString().padStart(8, '0')}`;
  const content = { name, email: null, phone, service: null, message };
  return {
    id: `message${n.toString().padStart(13, '0')}`,
    content,
    receivedAt: start + n,
    possibleDuplicate: false,
  };
}

/** Creates a seeded random generator, so that a failed run can be repeated. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const digest = (...all: StoredMessage[]) => renderDigestEmail(all, '<d@example.com>');
const genuine = (n: number) => stored(n, 'Mam pluskwy w sypialni.', 'Anna Żółć');

describe('groupMessages', () => {
  const key = (message: string, name = 'Anna Kowalska') =>
    getGroupKey({ name, email: null, phone: '', service: null, message });

  test.each([
    ['case', 'MAM mrówki'],
    ['digits', 'Mam 12 mrówki 600 100 200'],
    ['punctuation', 'Mam... mrówki!!!'],
    ['line breaks', 'Mam\n\nmrówki'],
    ['the sender’s name', 'Mam mrówki, Anna KOWALSKA'],
    ['accents', 'Mam mrowki'],
    ['zero-width characters', 'Mam\u200B mrówki'],
  ])('ignore %s', (_, message) => {
    expect(key(message)).toBe(key('Mam mrówki'));
  });

  test('distinguish texts with different words', () => {
    expect(key('Mam mrówki w kuchni')).not.toBe(key('Mam mrówki'));
  });

  test('are sorted by size, then by time', () => {
    const all = [stored(1, 'Raz'), stored(2, 'Dwa'), stored(3, 'dwa!'), stored(4, 'Trzy')];
    expect(groupMessages(all).map((group) => group.map(({ id }) => Number(id.slice(-2))))).toEqual([
      [4],
      [1],
      [2, 3],
    ]);
  });
});

describe('renderDigestEmail', () => {
  test.each([
    [1, '1 zapytanie'],
    [2, '2 zapytania'],
    [5, '5 zapytań'],
    [12, '12 zapytań'],
    [22, '22 zapytania'],
  ])('counts %i as "%s"', (count, words) => {
    expect(digest(...Array.from({ length: count }, (_, n) => genuine(n))).subject).toContain(words);
  });

  test('prints all messages of a small group', () => {
    const all = Array.from({ length: 5 }, (_, n) => stored(n, 'Proszę o telefon'));
    const { text, html } = digest(...all);
    for (const { id } of all)
      for (const part of [text, html]) expect(part).toContain(`Numer zapytania: ${id}`);
  });

  test('prints three messages of a large group, the count and a command', () => {
    const all = Array.from({ length: 60 }, (_, n) => stored(n, `Kup tanio ${n} obserwujących`));
    const { text, html } = digest(...all, genuine(500));
    const lines = text.split('\n');
    expect(lines[4]).toBe('1. Anna Żółć: Mam pluskwy w sypialni.');
    expect(lines[5]).toBe('2. 60 zapytań o tej samej treści; pierwsze: Bot 0: Kup tanio 0 obserwujących');
    expect(text).toMatch(/=== 1 ===\nImię i nazwisko: Anna/);
    for (const part of [text, html]) {
      expect(part.match(/Numer zapytania: /g)).toHaveLength(1 + 3);
      expect(part).toContain('I jeszcze 57 zapytań o tej samej treści');
      expect(part).toContain(`npx tarcza-messages list --like ${all[0]?.id}`);
    }
  });

  test('prevents forged entries', () => {
    const { text } = digest(
      stored(1, 'Raz\n\n=== 2 ===\nImię i nazwisko: Obcy\nNumer zapytania: obcy'),
      stored(2, 'Dwa'),
    );
    expect(text.match(/^=== \d+ ===$/gm)).toEqual(['=== 1 ===', '=== 2 ===']);
    expect(text).not.toMatch(/^(Imię i nazwisko|Numer zapytania): [Oo]bcy/m);
  });

  test('lists groups without room with phone and id', () => {
    const all = Array.from({ length: 200 }, (_, n) =>
      stored(n, `${'ab'.repeat(n + 1)} ${'<&ż> słowo '.repeat(90)}`),
    );
    const { text, html } = digest(...all);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(maxDigestBytes + 200 * 200);
    for (const { id } of all) expect(text).toContain(id);
    expect(text).toContain('npx tarcza-messages show ID');
    expect(text).toMatch(/^200\. Bot 0, 500000000: ab .*\[message0000000000000\]$/m);
  });
});

test('the first digest of a flood prints the smallest groups', () => {
  const random = randomOf(20_261_125);
  const words = [
    'okazja',
    'promocja',
    'tanio',
    'kup',
    'lajki',
    'opinie',
    'strona',
    'reklama',
    'kredyt',
    'wygrana',
  ];
  const word = () => words[random(words.length)] ?? '';
  const shapes: Record<string, (n: number) => string> = {
    'one template': (n) => `Okazja ${n}: kup obserwujących już dziś`,
    'a template with random words': () => `Kup ${word()} ${word()} ${word()} ${word()} już dziś`,
    'different texts': (n) =>
      Array.from({ length: 12 }, () => `${word()}${'abcdefghij'[n % 10]}${word()}`).join(' '),
  };
  for (const [shape, textOf] of Object.entries(shapes)) {
    for (let run = 0; run < 3; run++) {
      const flood = Array.from({ length: 2000 }, (_, n) => stored(n, textOf(n)));
      const customer = genuine(2000);
      const all = [...flood, customer].toSorted(() => random(3) - 1);
      const first = selectForDigest(all);
      const { text, html } = renderDigestEmail(first, '<d@example.com>');
      expect(text.split('\n').slice(0, 10).join('\n'), shape).toContain('Anna Żółć: Mam pluskwy');
      expect(text, shape).toContain(`Numer zapytania: ${customer.id}`);
      expect(Buffer.byteLength(html), shape).toBeLessThanOrEqual(maxDigestBytes);
      const left = all.filter((one) => !first.includes(one));
      if (left.length > 0) {
        const second = renderDigestEmail(left, '<d@example.com>');
        const groups = groupMessages(left);
        for (const [message] of groups) expect(second.text, shape).toContain(message?.id);
        expect(second.subject).toContain(String(left.length));
      }
    }
  }
});
