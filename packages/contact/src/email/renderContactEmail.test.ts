import type { ContactMessage } from '../contract/contactMessage.ts';
import { standardFields } from '../contract/fields.ts';
import { describe, expect, test } from 'vitest';
import { renderContactEmail } from './renderContactEmail.ts';
import type { StoredMessage } from './storedMessage.ts';
import { selectContent } from '../deliver/content.ts';
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

const services = ['Dezynsekcja'];
const mail = (changed?: Partial<ContactMessage>) =>
  renderContactEmail(selectContent(stored(changed), 'whole'), '<abc@example.com>', { services });

describe('renderContactEmail', () => {
  test('has service and sender in the subject, all values as text and in HTML, and a Reply-To', () => {
    const photos = [{ number: 1, bytes: new Uint8Array() }];
    const { subject, text, html, replyTo } = renderContactEmail(
      selectContent(
        stored({ message: 'Dzień dobry,\nmam\npluskwy.' }, { possibleDuplicate: true, photos }),
        'whole',
      ),
      '',
      { services },
    );
    expect(subject).toBe('Zapytanie: Dezynsekcja – Anna Żółć');
    expect(text).toMatch(
      /\n {4}Dzień dobry,\n {4}mam\n {4}pluskwy\.\n\nZdjęcia nr 1 nie ma .*\nTo zapytanie mogło już .*\nNumer zapytania: abcdefghij0123456789 \(K-4181\)\n\nOdpowiedź na ten e-mail trafi prosto do klienta\.\n$/,
    );
    expect(html.replaceAll(/<[^>]+>|\s+/g, ' ')).toMatch(
      /Anna Żółć .* 600 100 200 .* anna@example\.com .* Dezynsekcja .* 20 listopada 2026 14:05 .* Dzień dobry, mam pluskwy\. /,
    );
    expect(html).toContain('href="tel:+48600100200"');
    expect(replyTo).toEqual({ name: 'Anna Żółć', address: 'anna@example.com' });
  });

  test('has no Reply-To with an invalid address', () => {
    for (const email of [null, 'a@b.pl\r\nBcc: all@example.com', 'a@b.pl, c@d.pl', '"x" <a@b.pl>'])
      expect(mail({ email })).not.toHaveProperty('replyTo');
  });

  test('isolates right-to-left values, and keeps a valid address as it was typed', () => {
    const { subject, text, html } = mail({ name: 'דוד כהן', email: 'anna/biuro@firma.pl', message: 'a\nب.' });
    expect(subject).toMatch(/\u2068דוד כהן\u2069$/);
    expect(text).toContain(': \u2068דוד כהן\u2069\nTelefon: 600 100 200\nE-mail: anna/biuro@firma.pl\n');
    expect(text).toContain('\n    a\n    \u2068ب.\u2069\n');
    expect(html).toContain('<bdi>דוד כהן</bdi>');
    expect(html).toMatch(
      /href="mailto:anna%2Fbiuro@firma.pl"[^>]*><bdi>anna\/biuro@firma.pl<.*<p [^>]*dir="auto"/s,
    );
  });

  test('escapes markup', () => {
    const { html } = mail({ name: '<img src=x onerror=alert(1)>', message: `</p><script>"'&` });
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(html).toContain('&#60;/p&#62;&#60;script&#62;&#34;&#39;&#38;');
  });

  test('truncates a long subject between grapheme clusters', () => {
    const [name, more] = ['a'.repeat(107), ' bc'];
    const subjectOf = (start: string) => mail({ service: null, name: start + more }).subject;
    expect(subjectOf(name.slice(1))).toBe(`Zapytanie: ${name.slice(1)}${more}`);
    expect(subjectOf(name)).toBe(`Zapytanie: ${name}…`);
    expect(subjectOf('👨‍👩‍👧'.repeat(40))).toMatch(/^Zapytanie: (👨‍👩‍👧)+…$/u);
  });
});

test('a stopgap has name and number, no more of the visitor, and says how to read the text', () => {
  const kept = selectContent(stored(), 'contact');
  const { subject, text, html, replyTo } = renderContactEmail(kept, '<abc@example.com>');
  expect(subject).toBe('Zapytanie: K-4181');
  for (const part of [text, html]) {
    expect(part).toContain('Anna Żółć');
    expect(part).toContain('600 100 200');
    expect(part).toContain('20 listopada 2026');
    expect(part).toContain('npx tarcza-messages show K-4181');
    expect(part).not.toMatch(/pluskwy|abcdefghij|anna@example|Dezynsekcja|nie podano|Zadzwoń/);
  }
  expect(replyTo).toBeUndefined();
});

test('an e-mail without the photos says how to save them', () => {
  const { text, attachments } = renderContactEmail(stored({}, { photoCount: 2 }), '<abc@example.com>');
  expect(text).toMatch(/Zdjęcia: 2\n[^]*npx tarcza-messages export K-4181 --photos FOLDER/);
  expect(attachments).toBeUndefined();
});

describe('hostile values', () => {
  test('has no service in the subject that the form does not offer', () => {
    expect(mail({ service: 'PILNE: faktura nieopłacona' }).subject).toBe('Zapytanie: Anna Żółć');
  });

  test('no link, line or encoded word of the name is in the subject', () => {
    const { subject } = mail({ name: 'PILNE\nhttps://zly.example =?utf-8?B?WA==?=' });
    expect(subject).not.toMatch(/\n|zly\.example|:\/\/|=\?/);
  });

  test('removes tag characters and runs of invisible characters, and keeps emoji', () => {
    const hidden = '\u{E0041}\u{E007F}\u200B\u200C\u2060\uFE0E\uFE0E';
    const message = `Mam${hidden} 👨‍👩‍👧 ❤️‍🔥 mr\u{E0041}ów\u200B\u2060ki`;
    const { subject, text, html, replyTo } = mail({ name: `Anna${hidden}`, message });
    for (const part of [subject, text, html, replyTo?.name])
      expect(part).not.toMatch(/[\u{E0000}-\u{E007F}\u2060]/u);
    expect(text).toContain('Mam 👨‍👩‍👧 ❤️‍🔥 mrówki');
  });

  test.each([
    ['https://zly.example/a?b=c', /zly\.[a-z]|:\/\//],
    ['płatność.zly.com/konto', /zly\.[a-z]/],
    ['@zly.example/x', /@zly|zly\.[a-z]/],
    ['zly.中国', /zly\.中/],
    ['\\\\host\\share', /\\\\/],
    ['mailto:x@zly.example?body=1', /mailto:x|x@zly|zly\.e/],
    ['zly.example/login?x@zly.example', /zly\.e|x@z/],
    ['zly。example', /zly。e/],
    ['zly\u2024example', /zly\u2024e/],
    ['zly\uFE52a\uFF0Eb\uFF61c', /\uFE52a|\uFF0Eb|\uFF61c/],
    ['zly.\u200Dexample', /\.\u200D/],
    ['zly.\u0301example', /\.\u0301/],
    ['www.7zly.pl', /www\.7/],
    ['x1:javascript', /1:j/],
    ['ftp.bank.pl@zly.example', /ftp\.b/],
    ['www.bank.pl@zly.example', /www\.b|k\.pl|zly\.e/],
    ['192.168.10.1/login', /192\.168/],
    ['tel:+48600100200', /tel:\+/],
    ['javascript:alert', /javascript:a/],
  ])('disables the link %s', (address, link) => {
    const message = `Dopłać tu: ${address} dziś.`;
    const { text, html } = mail({ message, name: `Anna ${address}`, phone: address });
    expect(text.replaceAll('\u200B', '')).toContain(address);
    for (const part of [text, html.replace(/href="[^"]*"/g, '')]) expect(part).not.toMatch(link);
  });

  test('indents lines after each line break, so that none can be forged', () => {
    for (const lineBreak of ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
      const { text } = mail({ message: `Dzień dobry${lineBreak}Numer zapytania: obcy` });
      expect(text).toContain('\n    Dzień dobry\n    Numer zapytania: obcy\n');
    }
  });

  test('keeps dots and times that are no links', () => {
    const plain =
      "Ul. Długa 5, m. 3. Np. o 12.30 lub 5.11.2026. Cena 1.500 zł. a-b_c+d@example.com,o'neil&co@d.pl!?";
    expect(mail({ message: plain }).text).toContain(plain);
  });
});

test('invisible values are rendered as missing', () => {
  const blank = { name: '\u200B\uFEFF', phone: ' ', message: '\u2800' };
  const { text, html, subject } = mail(readMessage(standardFields, blank));
  expect(subject).toBe('Zapytanie: nie podano');
  expect(text).toMatch(
    /Imię i nazwisko: nie podano\nTelefon: nie podano\nE-mail: nie podano\n[^]*\n {4}nie pod/,
  );
  expect(html.match(/nie podano/g)).toHaveLength(5);
});
