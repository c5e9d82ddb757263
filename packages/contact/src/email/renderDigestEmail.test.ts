import { expect, test } from 'vitest';
import { getAllFields } from '../contract/fields.ts';
import { getGroupKey } from './messageGroups.ts';
import { maxDigestBytes, maxFileBytes, renderDigestEmail } from './renderDigestEmail.ts';
import type { StoredMessage } from './storedMessage.ts';

const options = [{ value: 'main', label: 'Główna' }];
const fields = getAllFields([{ kind: 'choice', name: 'street', title: 'Ulica', options }]);
const start = Date.UTC(2026, 10, 20, 13);

function stored(n: number, message: string, name = `Bot ${n}`): StoredMessage {
  const phone = `5${n.toString().padStart(8, '0')}`;
  const content = { name, email: null, phone, service: null, message };
  const id = `message${n.toString().padStart(13, '0')}`;
  return { id, content, fields, receivedAt: start + n, possibleDuplicate: false };
}

const digest = async (...all: StoredMessage[]) =>
  (await renderDigestEmail([[], all], '<d@example.com>')).email;
const genuine = (n: number) => stored(n, 'Mam pluskwy w sypialni.', 'Anna Żółć');
const fileOf = ({ attachments }: Awaited<ReturnType<typeof digest>>) =>
  Buffer.concat([attachments?.[0]?.content ?? []].flat()).toString();

const key = (message: string, name = 'Anna Kowalska') =>
  getGroupKey({ name, email: null, phone: '', service: null, message });

test.each([
  ['case', 'MAM mrówki'],
  ['digits', 'Mam 12 mrówki 600 100 200'],
  ['punctuation and line breaks', 'Mam...\n\nmrówki!!!'],
  ['the sender’s name', 'Mam mrówki, Anna KOWALSKA'],
  ['accents and zero-width characters', 'Mam\u200B mrowki'],
])('the group key ignores %s', (_, message) => {
  expect(key(message)).toBe(key('Mam mrówki'));
  expect(key(`${message} w kuchni`)).not.toBe(key('Mam mrówki'));
});

test('the group key distinguishes numbers and emoji without words', () => {
  expect(new Set(['600 100 200', '600 100 201', '🐜🐜', '🐀'].map((text) => key(text))).size).toBe(4);
  expect(key('600100200')).toBe(key(`600 100 200${' '.repeat(400)}1`));
  expect(key(`${'a '.repeat(200)}b`)).toBe(key('a '.repeat(200)));
});

test('a digest has all messages whole in the file, in columns of the form', async () => {
  const all = Array.from({ length: 2000 }, (_, n) =>
    stored(n, `Kup "tanio"; ${'długa treść '.repeat(20)}${n}`),
  );
  const email = await digest(...all);
  expect(Buffer.byteLength(email.html)).toBeLessThanOrEqual(maxDigestBytes);
  expect(email.text).toMatch(/\+ 1\d{3} zapyta\S+ \(messages\.csv\)/);
  const lines = fileOf(email).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2001);
  expect(lines[0]).toBe(
    '\uFEFF"Numer zapytania";"";"Otrzymano";"Imię i nazwisko";"Telefon";"E-mail";"Usługa";"Wiadomość";"Ulica";"Zdjęcia";"…"',
  );
  expect(lines.at(-1)).toMatch(/^"message0000000001999";"[A-Z]-\d{4}".*"Kup ""tanio""; .*1999"/);
  const file = { filename: 'messages.csv', contentType: 'text/csv; charset=utf-8' };
  expect(email.attachments).toMatchObject([file]);
});

test('a digest names photos, duplicates and other values', async () => {
  const { content, ...other } = stored(2, 'Dzień dobry');
  const values = { ...content, street: 'main', page: '/kontakt', pets: true };
  const blank = { name: null, phone: null, message: null };
  const long = { name: 'n'.repeat(41), phone: 'brak', message: `a\n\nb ${'c'.repeat(90)}` };
  const email = await digest(
    genuine(1),
    { ...other, content: values, photoCount: 2, possibleDuplicate: true },
    { ...other, content: blank, photoCount: 1 },
    { ...other, content: long },
  );
  expect(email.subject).toBe('4 zapytania w jednym zestawieniu');
  expect(email.text.match(/^\d\. .*/gm)).toEqual([
    '1. 20.11, 14:00, Anna Żółć, 500 000 001: Mam pluskwy w sypialni. [Z-3889]',
    '2. 20.11, 14:00, Bot 2, 500 000 002: Dzień dobry [A-3890, Zdjęcia: 2]',
    '3. 20.11, 14:00, nie podano, nie podano: nie podano [A-3890, Zdjęcia: 1]',
    `4. 20.11, 14:00, ${'n'.repeat(39)}…, brak: a b ${'c'.repeat(65)}… [A-3890]`,
  ]);
  expect(email.text).toMatch(/export ID --photos FOLDER[^]*mogło już/);
  expect(fileOf(email).split('\r\n').slice(1)).toEqual([
    `"message0000000000001";"Z-3889";"2026-11-20 14:00:00";"Anna Żółć";"'500000001";"";"";"Mam pluskwy w sypialni.";"";"";""`,
    `"message0000000000002";"A-3890";"2026-11-20 14:00:00";"'Bot 2";"'500000002";"";"";"Dzień dobry";"Główna";"'2";"page: /kontakt\npets: tak"`,
    `"message0000000000002";"A-3890";"2026-11-20 14:00:00";"";"";"";"";"";"";"'1";""`,
    expect.stringContaining(`"${long.name}";"brak";"";"";"a\n\nb c`),
    '',
  ]);
});

test.each(['@', '界', '"='])('a digest ends before the e-mail has 10 MB, with texts of %s', async (sign) => {
  const all = Array.from({ length: 1000 }, (_, n) => stored(n, sign.repeat(5000)));
  const pages = [all.slice(0, 9), all.slice(9)];
  const { email, ids, isFull } = await renderDigestEmail(pages, '');
  expect(isFull).toBe(true);
  const size = Buffer.byteLength(fileOf(email));
  expect(size).toBeLessThanOrEqual(maxFileBytes);
  // Text and HTML remain, in which a byte can become three.
  expect(10_000_000 - (maxFileBytes / 57) * 78).toBeGreaterThan(6 * maxDigestBytes);
  expect(size).toBeGreaterThan(maxFileBytes * 0.9);
  expect(fileOf(email).match(/"message0|"Numer/g)).toHaveLength(ids.length + 1);
  const cut = await renderDigestEmail(pages, '', { cutLength: 100 });
  expect(cut).toMatchObject({ isFull: false, ids: all.map(({ id }) => id) });
  expect(fileOf(cut.email)).toContain('… [npx tarcza-messages show ');
});

test('a digest prevents forged lines, links, markup and formulas', async () => {
  const { content, ...other } = stored(2, '<b>Dwa</b>');
  const email = await digest(
    stored(1, 'Raz\n2. Obcy, 700 000 000: zadzwoń na https://zly.example', '=HYPERLINK("<i>zly.example")'),
    { ...other, content: { ...content, phone: '<u>zly.example' } },
  );
  expect(email.text.match(/^\d+\. /gm)).toEqual(['1. ', '2. ']);
  expect(email.html).not.toMatch(/zly\.example|<b>|<i>|<u>/);
  expect(fileOf(email)).toContain(`"'=HYPERLINK(""<i>`);
});
