import type { ContactMessage } from '../contract/contactMessage.ts';
import { standardFields } from '../contract/fields.ts';
import { describe, expect, test } from 'vitest';
import { keepContact, namesVisitor, renderContactEmail } from './renderContactEmail.ts';
import { levels, type StoredMessage } from './storedMessage.ts';
import { readMessage } from '../deliver/readMessage.ts';

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

const mail = (changed?: Partial<ContactMessage>) => renderContactEmail(stored(changed), '<abc@example.com>');

describe('renderContactEmail', () => {
  test('has service and sender in the subject, all values in HTML, and a Reply-To', () => {
    const { subject, html, replyTo } = renderContactEmail(stored({}, { possibleDuplicate: true }), '');
    expect(subject).toBe('Zapytanie: Dezynsekcja – Anna Żółć');
    expect(html.replaceAll(/<[^>]+>|\s+/g, ' ')).toMatch(
      /Anna Żółć .* 600 100 200 .* anna@example\.com .* Dezynsekcja .* 20 listopada 2026 14:05 .* Dzień dobry, mam pluskwy\. .*mogło już/,
    );
    expect(html).toContain('href="tel:+48600100200"');
    expect(replyTo).toEqual({ name: 'Anna Żółć', address: 'anna@example.com' });
  });

  test('asks to call without an address', () => {
    const { subject, text, ...rest } = mail({ service: null, email: null });
    expect(subject).toBe('Zapytanie: Anna Żółć');
    expect(text).toContain('Zadzwoń');
    expect(rest).not.toHaveProperty('replyTo');
  });

  test('has no Reply-To with an invalid address', () => {
    for (const email of ['a@b.pl\r\nBcc: all@example.com', 'a@b.pl, c@d.pl', 'a..b@c.pl', '"x" <a@b.pl>']) {
      expect(mail({ email })).not.toHaveProperty('replyTo');
    }
  });

  test('escapes markup', () => {
    const { html } = mail({ name: '<img src=x onerror=alert(1)>', message: `</p><script>"'&` });
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(html).toContain('&#60;/p&#62;&#60;script&#62;&#34;&#39;&#38;');
  });

  test('truncates a long subject between grapheme clusters', () => {
    const { subject } = mail({ service: '👨‍👩‍👧'.repeat(12), name: 'a'.repeat(100) });
    expect(subject.length).toBeLessThanOrEqual(120);
    expect(subject).toMatch(/…$/);
    expect(mail({ service: '👨‍👩‍👧'.repeat(40) }).subject).toMatch(/^Zapytanie: (👨‍👩‍👧)+…$/u);
  });
});

test.each(['contact', 'phone'] as const)('at the level %s the e-mail has no more of the visitor', (level) => {
  const { subject, text, html, replyTo } = renderContactEmail(stored({}, { level }), '<abc@example.com>');
  expect(subject).toBe('Zapytanie: K-4181');
  for (const part of [text, html]) {
    expect(part.includes('Anna Żółć')).toBe(level === 'contact');
    expect(part).toContain('600 100 200');
    expect(part).toContain('20 listopada 2026');
    expect(part).toContain('npx tarcza-messages show K-4181');
    expect(part).not.toMatch(/pluskwy|abcdefghij|anna@example|Dezynsekcja|nie podano/);
  }
  expect(replyTo).toBeUndefined();
});

test.each([
  ['22 123 45 67/68', '22 123 45 67/68'],
  ['22 123 45 67 ext. 12', '22 123 45 67 ext. 12'],
  ['kup: 600 100 200!', '600 100 200'],
  ['brak', null],
])('at the level phone, %j leaves %j', (phone, kept) => {
  expect(keepContact({ name: 'Anna', phone }, 'phone')).toEqual({ phone: kept });
  const named = levels.filter((level) => namesVisitor({ name: null, phone }, level));
  expect(named).toEqual(kept ? ['whole', 'contact', 'phone'] : ['whole', 'contact']);
});

describe('hostile values', () => {
  test('no link, line or encoded word of the service is in the subject', () => {
    const { subject } = mail({ service: 'PILNE\nhttps://zly.example =?utf-8?B?WA==?=' });
    expect(subject).not.toMatch(/\n|zly\.example|:\/\/|=\?/);
  });

  test('removes tag characters and runs of invisible characters, and keeps emoji', () => {
    const hidden = '\u{E0041}\u{E007F}\u200B\u200C\u2060\uFE0E\uFE0E';
    const { subject, text, html, replyTo } = mail({
      name: `Anna${hidden}`,
      message: `Mam${hidden} 👨‍👩‍👧 ❤️‍🔥 mrówki`,
    });
    for (const part of [subject, text, html, replyTo?.name])
      expect(part).not.toMatch(/[\u{E0000}-\u{E007F}\u2060]/u);
    expect(text).toContain('Mam 👨‍👩‍👧 ❤️‍🔥 mrówki');
  });

  test.each([
    ['https://zly.example/a?b=c', /zly\.[a-z]|:\/\//],
    ['www.zly.example', /www\.z|zly\.[a-z]/],
    ['zly.pl', /zly\.[a-z]/],
    ['płatność.zly.com/konto', /zly\.[a-z]/],
    ['@zly.example/x', /@zly|zly\.[a-z]/],
    ['zly.example:8080', /zly\.[a-z]/],
    ['zly.xn--p1ai', /zly\.[a-z]/],
    ['zly.中国', /zly\.中/],
    ['\\\\host\\share', /\\\\/],
    ['mailto:x@zly.example?body=1', /mailto:x|x@zly|zly\.e/],
    ['x@zly.example/login', /x@zly|zly\.e/],
    ['zly.example/login?x@zly.example', /zly\.e|x@z/],
    ['zly。example', /zly。e/],
    ['zly\u2024example', /zly\u2024e/],
    ['www.bank.pl@zly.example', /www\.b|k\.pl|zly\.e/],
    ['192.168.10.1/login', /192\.168/],
    ['tel:+48600100200', /tel:\+/],
    ['javascript:alert', /javascript:a/],
  ])('disables the link %s', (address, link) => {
    const { text, html } = mail({ message: `Dopłać tu: ${address} dziś.`, name: `Anna ${address}` });
    expect(text.replaceAll('\u200B', '')).toContain(address);
    for (const part of [text, html.replace(/href="[^"]*"/g, '')]) expect(part).not.toMatch(link);
  });

  test.each(['\n', '\r\n', '\r', '\u2028', '\u2029'])(
    'indents lines after %j, so that none can be forged',
    (lineBreak) => {
      const { text } = mail({
        message: ['Dzień dobry', '=== 2 ===', 'Numer zapytania: obcy', 'Telefon: 700 000 000'].join(
          lineBreak,
        ),
      });
      expect(text).not.toMatch(/^(=== 2|Numer zapytania: obcy|Telefon: 700)/m);
      expect(text.match(/^ {4}\S/gm)).toHaveLength(4);
    },
  );

  test('keeps dots and times that are no links', () => {
    const plain = 'Ul. Długa 5, m. 3. Np. o 12.30 lub 5.11.2026. Cena 1.500 zł. anna@example.com';
    expect(mail({ message: plain }).text).toContain(plain);
  });
});

describe('a stored document', () => {
  test('control and bidirectional characters are removed', () => {
    const read = readMessage(standardFields, {
      ...content,
      name: 'Anna\r\nBcc: all@example.com\u202E',
      message: 'a\u0000b\u2066c\r\nd\te',
    });
    expect(read.name).toBe('Anna Bcc: all@example.com');
    expect(read.message).toBe('abc\nd\te');
  });

  test('invisible values are rendered as missing', () => {
    const { text, html, subject } = mail(
      readMessage(standardFields, { name: '\u200B\uFEFF', phone: ' ', message: '\u2800' }),
    );
    expect(subject).toBe('Zapytanie: nie podano');
    expect(text).toMatch(/Imię i nazwisko: nie podano\nTelefon: nie podano\nE-mail: nie podano\n/);
    expect(text).toContain('\n\n    nie podano\n\n');
    expect(html.match(/nie podano/g)).toHaveLength(5);
  });
});
