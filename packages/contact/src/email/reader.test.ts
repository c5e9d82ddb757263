// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { allFields, extraProblems } from '../contract/extraFields.ts';
import { canaryMessage } from '../deliver/canary.ts';
import { deliver } from '../deliver/deliver.ts';
import type { Ledger } from '../deliver/ledger.ts';
import { contactEmail, type StoredMessage } from './contactEmail.ts';
import { digestEmail, firstOfDigest, largestDigest } from './digestEmail.ts';
import { parkedEmail } from './parkedEmail.ts';
import { type EmailLanguage, emailLanguages, type Reader } from './reader.ts';

const fields = [
  { kind: 'date', name: 'day', title: 'Termín' },
  { kind: 'checkbox', name: 'consent', title: 'Souhlas' },
  { kind: 'choice', name: 'fuel', title: 'Palivo', options: ['plyn', 'dřevo'] },
  { kind: 'text', name: 'street', title: 'Ulice' },
] as const;

const stored: StoredMessage = {
  id: 'abcdefghij0123456789',
  content: {
    name: 'Jana Nová',
    email: null,
    phone: '601 123 456',
    service: 'Revize',
    message: 'Dobrý den.',
    day: '2026-12-05',
    consent: true,
    fuel: 'uhlí',
    street: null,
  },
  fields: allFields(fields),
  receivedAt: Date.UTC(2026, 10, 20, 13, 5),
  possibleDuplicate: true,
};
const czech: Reader = { language: 'cs', timeZone: 'Europe/Prague', country: 'CZ' };

test('a Czech firm reads Czech, by its own clock, and calls numbers of its own country', () => {
  const { subject, text, html } = contactEmail(stored, '<a@b.cz>', { reader: czech, services: ['Komíny'] });
  expect(subject).toBe('Poptávka: Jana Nová');
  expect(text).toBe(`Nová zpráva z webu

Jméno a příjmení: Jana Nová
Telefon: 601 123 456
E-mail: neuvedeno
Služba: Revize (mimo seznam)
Termín: 5. prosince 2026
Souhlas: ano
Palivo: uhlí (mimo seznam)
Ulice: neuvedeno
Přijato: 20. listopadu 2026 v 14:05

    Dobrý den.

Tuto zprávu už možná máte: odesílání bylo přerušeno a zopakováno.
Číslo zprávy: abcdefghij0123456789 (K-4181)

Zákazník neuvedl e-mailovou adresu. Zavolejte mu.
`);
  expect(html).toContain('<html lang="cs">');
  expect(html).toContain('<title>Zpráva z webu</title>');
  expect(html).toContain('href="tel:+420601123456"');
});

test('a firm on an island an hour away reads when the message came by its own clock', () => {
  const reader: Reader = { language: 'en', timeZone: 'Europe/London', country: 'GB' };
  expect(contactEmail(stored, '<a@b.uk>', { reader }).text).toContain('20 November 2026 at 13:05');
});

test('a language that does not come with the package is written with words of the firm', () => {
  const language = { ...emailLanguages.en, lang: 'sk', subject: 'Dopyt: {about}', received: 'Prijaté' };
  const reader: Reader = { language, timeZone: 'Europe/Bratislava', country: 'SK' };
  const { subject, text, html } = contactEmail(stored, '<a@b.sk>', { reader });
  expect(subject).toBe('Dopyt: Revize – Jana Nová');
  expect(text).toContain('Prijaté: 20. novembra 2026');
  expect(html).toContain('<html lang="sk">');
});

test('what a visitor writes in braces stays as it is', () => {
  const content = { ...stored.content, name: '{about} {n} $&' };
  expect(contactEmail({ ...stored, content }, '<a@b.cz>', { reader: czech }).subject).toBe(
    'Poptávka: Revize – {about} {n} $&',
  );
});

describe.each(Object.keys(emailLanguages) as EmailLanguage[])('in %s', (language) => {
  const reader: Reader = { ...czech, language };
  const whole = (...[email]: [{ subject: string; text: string; html: string }]) =>
    `${email.subject}\n${email.text}\n${email.html}`;
  const others = Array.from({ length: 4 }, (_, n) => ({ ...stored, id: `other${n}` }));

  test.each([
    ['a message', () => contactEmail(stored, '<a@b.cz>', { reader })],
    ['a digest', () => digestEmail([stored, ...others], '<a@b.cz>', { reader })],
    ['a notice', () => parkedEmail('abc', 'smtp-550', { reader })],
  ])('%s fills every brace and says nothing Polish', (_, email) => {
    const said = whole(email());
    expect(said).not.toMatch(/\{\w+\}|undefined/);
    expect(said).toContain(`<html lang="${emailLanguages[language].lang}">`);
    if (language !== 'pl') expect(said).not.toMatch(/zapytan|klient[^a-z]|nie podano|listopada/i);
  });

  test('a digest counts as the language does, and stays small enough to be shown whole', () => {
    const { messages } = emailLanguages[language];
    for (const count of [1, 2, 5, 22]) {
      const form = new Intl.PluralRules(emailLanguages[language].lang).select(count);
      expect(messages[form] ?? messages.other).toContain('{n}');
    }
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...stored,
      id: `m${n}`,
      content: { ...stored.content, message: `${'ж'.repeat(n + 1)} ${'я'.repeat(600)}` },
    }));
    const digest = firstOfDigest(many, { reader });
    expect(digest.length).toBeLessThan(200);
    expect(Buffer.byteLength(digestEmail(digest, '<a@b.cz>', { reader }).html)).toBeLessThanOrEqual(
      largestDigest,
    );
  });

  test('the canary says what the rules take', () => {
    expect(extraProblems(allFields(), canaryMessage(reader))).toEqual({});
  });
});

test('a reader that there is not is told of before any message is touched', async () => {
  const claim = vi.fn();
  const parts = {
    ledger: { claim } as unknown as Ledger,
    mailer: { send: async () => {} },
    log: () => {},
  };
  const wrong = (changed: object) => ({ ...parts, reader: { ...czech, ...changed } });
  await expect(deliver('a', wrong({ language: 'xx' }))).rejects.toThrow(
    /no e-mails in "xx".*pl, en, de, cs, uk/,
  );
  await expect(deliver('a', wrong({ timeZone: 'Europe/Praha' }))).rejects.toThrow(/Europe\/Praha/);
  await expect(deliver('a', wrong({ country: 'XX' }))).rejects.toThrow(/country "XX"/);
  expect(claim).not.toHaveBeenCalled();
});
