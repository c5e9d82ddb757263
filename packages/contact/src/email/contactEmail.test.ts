// @vitest-environment node
import type { ContactMessage } from '../contract/contactMessage.ts';
import { describe, expect, test } from 'vitest';
import { contactEmail, type StoredMessage } from './contactEmail.ts';
import { digestEmail, digestLength, largestDigest } from './digestEmail.ts';
import { readContactMessage } from '../deliver/readContactMessage.ts';

const content: ContactMessage = {
  name: 'Anna Żółć',
  email: 'anna@example.com',
  phone: '600 100 200',
  service: 'Dezynsekcja',
  message: 'Dzień dobry,\nmam pluskwy.',
};

const stored = (changed: Partial<ContactMessage> = {}, rest: Partial<StoredMessage> = {}): StoredMessage => ({
  id: 'abcdefghij0123456789',
  content: { ...content, ...changed },
  receivedAt: Date.UTC(2026, 10, 20, 13, 5),
  possibleDuplicate: false,
  ...rest,
});

const mail = (changed?: Partial<ContactMessage>) => contactEmail(stored(changed), '<abc@example.com>');

describe('the e-mail about a message', () => {
  test('says in the subject what it is about and who writes', () => {
    expect(mail().subject).toBe('Zapytanie: Dezynsekcja – Anna Żółć');
    expect(mail({ service: null }).subject).toBe('Zapytanie: Anna Żółć');
  });

  test('holds everything the visitor said, in both parts', () => {
    const { text, html } = mail();
    for (const part of [text, html]) {
      expect(part).toContain('Anna Żółć');
      expect(part).toContain('600 100 200');
      expect(part).toContain('anna@example.com');
      expect(part).toContain('Dezynsekcja');
      expect(part).toContain('mam pluskwy.');
      expect(part).toContain('20 listopada 2026');
      expect(part).toContain('14:05');
    }
    expect(html).toContain('href="tel:+48600100200"');
    expect(html).toContain('Dzień dobry,<br>mam pluskwy.');
  });

  test('is answered to the visitor when there is an address, and asks to call when there is none', () => {
    expect(mail().replyTo).toEqual({ name: 'Anna Żółć', address: 'anna@example.com' });
    const without = mail({ email: null });
    expect(without).not.toHaveProperty('replyTo');
    expect(without.text).toContain('Zadzwoń');
  });

  test('has no Reply-To when the stored address would break a header', () => {
    for (const email of ['a@b.pl\r\nBcc: all@example.com', 'a@b.pl, c@d.pl', 'a..b@c.pl', '"x" <a@b.pl>']) {
      expect(mail({ email })).not.toHaveProperty('replyTo');
    }
  });

  test('shows markup as text', () => {
    const { html } = mail({ name: '<img src=x onerror=alert(1)>', message: `</p><script>"'&` });
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(html).toContain('&#60;/p&#62;&#60;script&#62;&#34;&#39;&#38;');
  });

  test('cuts a long subject between characters', () => {
    const { subject } = mail({ service: '👨‍👩‍👧'.repeat(12), name: 'a'.repeat(100) });
    expect(subject.length).toBeLessThanOrEqual(120);
    expect(subject).toMatch(/…$/);
    expect(mail({ service: '👨‍👩‍👧'.repeat(40) }).subject).toMatch(/^Zapytanie: (👨‍👩‍👧)+…$/u);
  });

  test('says that it may be a repetition', () => {
    const repeated = contactEmail(stored({}, { possibleDuplicate: true }), '<abc@example.com>');
    expect(repeated.text).toContain('mogło już do ciebie dotrzeć');
    expect(repeated.html).toContain('mogło już do ciebie dotrzeć');
  });
});

describe('what anybody may write', () => {
  const services = ['Dezynsekcja'];
  const from = (changed: Partial<ContactMessage>) =>
    contactEmail(stored(changed), '<abc@example.com>', { services });

  test('names no service in the subject that the firm does not have', () => {
    expect(from({}).subject).toBe('Zapytanie: Dezynsekcja – Anna Żółć');
    const forged = from({ service: 'PILNE: faktura po terminie' });
    expect(forged.subject).toBe('Zapytanie: Anna Żółć');
    expect(forged.text).toContain('Usługa: PILNE: faktura po terminie (spoza listy)');
    expect(forged.html).toContain('PILNE: faktura po terminie (spoza listy)');
  });

  test('has no words in disguise in a header', () => {
    const { subject, replyTo } = from({ name: '=?utf-8?B?WkFQxYFBQw==?=' });
    expect(subject).not.toContain('=?');
    expect(replyTo?.name).not.toContain('=?');
  });

  test.each([
    'https://zly.example/a?b=c',
    'http://zly.example',
    'www.zly.example',
    'zly.pl',
    'płatność.zly.com/konto',
    'ftp://zly.example/x.y',
  ])('has no link that can be clicked: %s', (address) => {
    const { text, html } = from({
      message: `Dopłać tu: ${address} dziś.`,
      name: `Anna ${address}`,
      service: address,
    });
    for (const part of [text, html]) {
      expect(part).not.toContain(address);
      expect(part.replaceAll('\u200B', '')).toContain(address.replace('&', '&#38;'));
      expect(part).not.toMatch(/zly\.[a-z]/);
      expect(part).not.toMatch(/:\/\//);
    }
  });

  test('keeps its dots and times where they are no address', () => {
    const plain = 'Ul. Długa 5, m. 3. Np. o 12.30 lub 5.11.2026. Cena 1.500 zł. anna@example.com';
    expect(from({ message: plain }).text).toContain(plain);
  });
});

describe('the digest', () => {
  const digest = (...all: StoredMessage[]) => digestEmail(all, '<d@example.com>');
  const flood = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      stored(
        {
          name: `Bot ${n}`,
          phone: `7${n}00000`,
          email: null,
          message: `Kup tanio ${n} obserwujących już dziś, promocja`,
        },
        { id: `flood${n}`, receivedAt: n },
      ),
    );

  test.each([
    [1, '1 zapytanie'],
    [2, '2 zapytania'],
    [5, '5 zapytań'],
    [12, '12 zapytań'],
    [22, '22 zapytania'],
  ])('counts %i as "%s"', (count, words) => {
    expect(digest(...Array.from({ length: count }, () => stored())).subject).toContain(words);
  });

  test('lists every message whole', () => {
    const names = ['Anna', 'Bartosz', 'Celina'];
    const { text, html } = digest(...names.map((name) => stored({ name })));
    for (const name of names) {
      expect(text).toContain(`Imię i nazwisko: ${name}`);
      expect(html).toContain(`<strong>${name}</strong>`);
    }
  });

  test('begins with an index, those unlike the flood first, and the flood on one line', () => {
    const genuine = stored({ name: 'Anna Żółć', message: 'Mam pluskwy w sypialni.' }, { receivedAt: 500 });
    const { text } = digest(...flood(60), genuine);
    const lines = text.split('\n');
    const start = lines.findIndex((line) => line.startsWith('1. '));
    expect(lines[start]).toBe('1. Anna Żółć: Mam pluskwy w sypialni.');
    expect(lines[start + 1]).toMatch(/^2–61\. 60 zapytań, podobne do siebie; pierwsze: Bot 0: Kup tanio/);
    expect(lines[start + 2]).toBe('');
    expect(text.indexOf('=== 1 ===\nImię i nazwisko: Anna')).toBeGreaterThan(0);
  });

  test('stays small enough for mail programs to show it whole', () => {
    const long = Array.from({ length: 200 }, (_, n) =>
      stored({ message: '<&ż>'.repeat(400) }, { id: `long${n}` }),
    );
    for (const all of [long, flood(400)]) {
      const length = digestLength(all);
      expect(length).toBeGreaterThan(1);
      expect(Buffer.byteLength(digest(...all.slice(0, length)).html)).toBeLessThanOrEqual(largestDigest);
    }
    expect(digestLength([stored({ message: '"'.repeat(5000) })])).toBe(1);
  });
});

describe('a stored document', () => {
  test('loses control and reordering characters on its way into an e-mail', () => {
    const read = readContactMessage({
      ...content,
      name: 'Anna\r\nBcc: all@example.com\u202E',
      message: 'a\u0000b\u2066c\r\nd\te',
    });
    expect(read.name).toBe('Anna Bcc: all@example.com');
    expect(read.message).toBe('abc\nd\te');
  });

  test('is said to be empty where nothing of it shows', () => {
    const { text, html, subject } = mail(
      readContactMessage({ name: '\u200B\uFEFF', phone: ' ', message: '\u2800' }),
    );
    expect(subject).toBe('Zapytanie: (nie podano)');
    expect(text).toMatch(/Imię i nazwisko: \(nie podano\)\nTelefon: \(nie podano\)\nE-mail: nie podano\n/);
    expect(text).toContain('\n\n(nie podano)\n\n');
    expect(html.match(/\(nie podano\)/g)).toHaveLength(3);
  });

  test('is read even when it is not whole', () => {
    expect(readContactMessage({ name: 5, message: 'x'.repeat(9000) })).toEqual({
      name: '',
      email: null,
      phone: '',
      service: null,
      message: 'x'.repeat(5000),
    });
  });
});
