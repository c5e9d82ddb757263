import { describe, expect, test } from 'vitest';
import { getGroupKey } from './messageGroups.ts';
import { maxDigestBytes, maxFileBytes, renderDigestEmail } from './renderDigestEmail.ts';
import type { StoredMessage } from './storedMessage.ts';

const start = Date.UTC(2026, 10, 20, 13);

function stored(n: number, message: string, name = `Bot ${n}`): StoredMessage {
  const phone = `5${n.toString().padStart(8, '0')}`;
  const content = { name, email: null, phone, service: null, message };
  const id = `message${n.toString().padStart(13, '0')}`;
  return { id, content, receivedAt: start + n, possibleDuplicate: false };
}

const digest = async (...all: StoredMessage[]) => (await renderDigestEmail([all], '<d@example.com>')).email;
const genuine = (n: number) => stored(n, 'Mam pluskwy w sypialni.', 'Anna Żółć');
const fileOf = ({ attachments }: Awaited<ReturnType<typeof digest>>) =>
  Buffer.concat([attachments?.[0]?.content ?? []].flat()).toString();

describe('the group key', () => {
  const key = (message: string, name = 'Anna Kowalska') =>
    getGroupKey({ name, email: null, phone: '', service: null, message });

  test.each([
    ['case', 'MAM mrówki'],
    ['digits', 'Mam 12 mrówki 600 100 200'],
    ['punctuation and line breaks', 'Mam...\n\nmrówki!!!'],
    ['the sender’s name', 'Mam mrówki, Anna KOWALSKA'],
    ['accents and zero-width characters', 'Mam\u200B mrowki'],
  ])('ignores %s', (_, message) => {
    expect(key(message)).toBe(key('Mam mrówki'));
    expect(key(`${message} w kuchni`)).not.toBe(key('Mam mrówki'));
  });

  test('distinguishes numbers and emoji without words', () => {
    expect(new Set(['600 100 200', '600 100 201', '🐜🐜', '🐀'].map((text) => key(text))).size).toBe(4);
  });

  test('does not normalize a whole text of letters that grow', () => {
    const begin = process.cpuUsage().user;
    for (let n = 0; n < 300; n++) key('\uFDFA'.repeat(5000));
    expect(process.cpuUsage().user - begin, 'µs').toBeLessThan(3_000_000);
  });
});

describe('renderDigestEmail', () => {
  test('has a line for each message, also for five robots and a customer with the same sentence', async () => {
    const sentence = 'Proszę o kontakt w sprawie wyceny.';
    const robots = Array.from({ length: 5 }, (_, n) => stored(n, sentence));
    const { subject, text, html } = await digest(...robots, stored(9, sentence, 'Anna Żółć'));
    expect(subject).toBe('6 zapytań w jednym zestawieniu');
    for (const part of [text, html]) {
      expect(part.match(/Proszę o kontakt/g)).toHaveLength(6);
      expect(part).toContain('Anna Żółć');
      expect(part).toContain('500 000 009');
      expect(part).not.toMatch(/tarcza-messages|mogło już/);
    }
    expect(html).toContain('href="tel:+48500000009"');
  });

  test('has all messages whole in the file, in columns of the form', async () => {
    const all = Array.from({ length: 2000 }, (_, n) =>
      stored(n, `Kup "tanio"; ${'długa treść '.repeat(20)}${n}`),
    );
    const email = await digest(...all);
    expect(Buffer.byteLength(email.html)).toBeLessThanOrEqual(maxDigestBytes);
    expect(email.text).toMatch(/\+ 1\d{3} zapyta\S+ \(messages\.csv\)/);
    const lines = fileOf(email).trim().split('\r\n');
    expect(lines).toHaveLength(2001);
    expect(lines[0]).toContain('"Imię i nazwisko";"Telefon";"E-mail";"Usługa"');
    expect(lines.at(-1)).toMatch(/^"message0000000001999";"[A-Z]-\d{4}".*"Kup ""tanio""; .*1999"/);
    expect(email.attachments?.[0]?.filename).toBe('messages.csv');
  });

  test('leaves out refused texts, in the file as well, and names photos, duplicates and other values', async () => {
    const { content, ...other } = stored(2, 'Dzień dobry');
    const email = await digest(
      { ...genuine(1), level: 'contact' },
      {
        ...other,
        content: { ...content, page: '/kontakt', pets: true },
        photoCount: 2,
        possibleDuplicate: true,
      },
    );
    expect(email.text.match(/^\d\. .*/gm)).toEqual([
      '1. 20.11, 14:00, Anna Żółć, 500 000 001 [Z-3889]',
      '2. 20.11, 14:00, Bot 2, 500 000 002: Dzień dobry [A-3890, Zdjęcia: 2]',
    ]);
    for (const part of ['show ID', 'export ID --photos FOLDER', 'mogło już'])
      expect([email.text, email.html]).toEqual(Array(2).fill(expect.stringContaining(part)));
    expect(fileOf(email).split('\r\n').slice(1)).toEqual([
      `"";"Z-3889";"20 listopada 2026 14:00";"Anna Żółć";"'500000001";"";"";"";"";""`,
      `"message0000000000002";"A-3890";"20 listopada 2026 14:00";"Bot 2";"'500000002";"";"";"Dzień dobry";"'2";"page: /kontakt\npets: tak"`,
      '',
    ]);
  });

  test.each(['contact', 'phone'] as const)('has no more of any visitor at the level %s', async (level) => {
    const messages = [genuine(1), stored(2, 'Dzień dobry')].map((message) => ({ ...message, level }));
    const { email } = await renderDigestEmail([messages], '');
    for (const part of [email.text, email.html, fileOf(email)]) {
      expect(part).toMatch(/500 ?000 ?002/);
      expect(part.includes('Anna Żółć')).toBe(level === 'contact');
      expect(part).not.toMatch(/pluskwy|Dzień dobry|message000/);
    }
  });

  test.each(['@', '界', '"='])('ends before the e-mail has 10 MB, with texts of %s', async (sign) => {
    const all = Array.from({ length: 1000 }, (_, n) => stored(n, sign.repeat(5000)));
    const { email, ids } = await renderDigestEmail([all], '');
    const size = Buffer.byteLength(fileOf(email));
    expect(size).toBeLessThanOrEqual(maxFileBytes);
    expect((maxFileBytes / 57) * 78).toBeLessThan(10_000_000);
    expect(size).toBeGreaterThan(maxFileBytes * 0.9);
    expect(fileOf(email).match(/"message0/g)).toHaveLength(ids.length);
  });

  test('prevents forged lines, links, markup and formulas', async () => {
    const email = await digest(
      stored(1, 'Raz\n2. Obcy, 700 000 000: zadzwoń na https://zly.example', '=HYPERLINK("x")'),
      stored(2, '<b>Dwa</b>'),
    );
    expect(email.text.match(/^\d+\. /gm)).toEqual(['1. ', '2. ']);
    expect(email.html).not.toMatch(/zly\.example|<b>/);
    expect(fileOf(email)).toContain(`"'=HYPERLINK(""x"")"`);
  });
});
