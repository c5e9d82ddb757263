// @vitest-environment node
import type { ContactMessage } from '../contract/contactMessage.ts';
import { describe, expect, test } from 'vitest';
import { contactEmail, digestEmail, type StoredMessage } from './contactEmail.ts';
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

describe('the digest', () => {
  test.each([
    [1, '1 zapytanie'],
    [2, '2 zapytania'],
    [5, '5 zapytań'],
    [12, '12 zapytań'],
    [22, '22 zapytania'],
  ])('counts %i as "%s"', (count, words) => {
    expect(
      digestEmail(
        Array.from({ length: count }, () => stored()),
        '<d@example.com>',
      ).subject,
    ).toContain(words);
  });

  test('lists every message whole', () => {
    const names = ['Anna', 'Bartosz', 'Celina'];
    const { text, html } = digestEmail(
      names.map((name) => stored({ name })),
      '<d@example.com>',
    );
    for (const name of names) {
      expect(text).toContain(`Imię i nazwisko: ${name}`);
      expect(html).toContain(`<strong>${name}</strong>`);
    }
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

  test('is read even when it is not whole', () => {
    expect(readContactMessage({ name: 5, message: 'x'.repeat(9000) })).toEqual({
      name: '(nie podano)',
      email: null,
      phone: '(nie podano)',
      service: null,
      message: 'x'.repeat(5000),
    });
  });
});
