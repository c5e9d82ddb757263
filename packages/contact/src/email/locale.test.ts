import { describe, expect, test } from 'vitest';
import { getAllFields } from '../contract/fields.ts';
import { renderContactEmail } from './renderContactEmail.ts';
import { renderDigestEmail } from './renderDigestEmail.ts';
import type { StoredMessage } from './storedMessage.ts';
import { renderConfirmationEmail, renderNoticeEmail } from './shortEmails.ts';
import { createFormats, type EmailLanguage, emailLanguages, type EmailLocale } from './locale.ts';

const fields = [
  { kind: 'date', name: 'day', title: 'Termín' },
  { kind: 'checkbox', name: 'consent', title: 'Souhlas' },
  { kind: 'choice', name: 'fuel', label: 'Palivo', options: [{ value: 'coal', label: 'uhlí' }] },
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
    fuel: 'coal',
    street: null,
    page: '/kontakt',
  },
  fields: getAllFields(fields),
  receivedAt: Date.UTC(2026, 10, 20, 13, 5),
  possibleDuplicate: true,
};
const czech: EmailLocale = { language: 'cs', timeZone: 'Europe/Prague', country: 'CZ' };

test('renders labels, times and phone numbers in the Czech locale', () => {
  const { subject, text, html } = renderContactEmail(stored, '<a@b.cz>', { locale: czech });
  expect(subject).toBe('Poptávka: Revize – Jana Nová');
  expect(text).toBe(`Nová zpráva z webu

Jméno a příjmení: Jana Nová
Telefon: 601 123 456
E-mail: neuvedeno
Služba: Revize
Termín: 5. prosince 2026
Souhlas: ano
Palivo: uhlí
Ulice: neuvedeno
page: /kontakt
Přijato: 20. listopadu 2026 v 14:05

    Dobrý den.

Tuto zprávu už možná máte: odesílání bylo přerušeno a zopakováno.
Číslo zprávy: abcdefghij0123456789 (K-4181)

Zákazník neuvedl e-mailovou adresu. Zavolejte mu.
`);
  expect(html).toContain('<html lang="cs">');
  expect(html).toContain('<title>Nová zpráva z webu</title>');
  expect(html).toContain('href="tel:+420601123456"');
});

test('renders custom labels', () => {
  const language = { ...emailLanguages.en, lang: 'sk', subject: 'Dopyt: {about}', received: 'Prijaté' };
  const locale: EmailLocale = { language, timeZone: 'Europe/Bratislava', country: 'SK' };
  const { subject, text, html } = renderContactEmail(stored, '<a@b.sk>', { locale });
  expect(subject).toBe('Dopyt: Revize – Jana Nová');
  expect(text).toContain('Prijaté: 20. novembra 2026');
  expect(html).toContain('<html lang="sk">');
});

describe.each(Object.keys(emailLanguages) as EmailLanguage[])('in %s', (language) => {
  const locale: EmailLocale = { ...czech, language };
  const whole = (...[email]: [{ subject: string; text: string; html: string }]) =>
    `${email.subject}\n${email.text}\n${email.html}`;
  const others = Array.from({ length: 4 }, (_, n) => ({ ...stored, id: `other${n}` }));

  test.each([
    ['a message', () => renderContactEmail(stored, '<a@b.cz>', { locale })],
    ['a digest', () => renderDigestEmail([[stored, ...others]], '', { locale }).then(({ email }) => email)],
    [
      'a message without text',
      () => renderContactEmail({ ...stored, level: 'contact' }, '<a@b.cz>', { locale }),
    ],
    ['a confirmation', () => renderConfirmationEmail('abc', { locale })],
    ['a notice', () => renderNoticeEmail(3, { locale })],
  ])('%s fills every placeholder and has no Polish text', async (_, render) => {
    const email = whole(await render());
    expect(email).not.toMatch(/\{\w+\}|undefined/);
    expect(email).toContain(`<html lang="${emailLanguages[language].lang}">`);
    if (language !== 'pl') expect(email).not.toMatch(/zapytan|klient[^a-z]|nie podano|listopada/i);
  });
});

test.each([
  ['pl', '20 listopada 2026 14:05', '20.11, 14:05', '1 zapytanie, 2 zapytania, 5 zapytań'],
  ['en', '20 November 2026 at 14:05', '20/11, 14:05', '1 message, 2 messages, 5 messages'],
  ['de', '20. November 2026 um 14:05', '20.11., 14:05', '1 Anfrage, 2 Anfragen, 5 Anfragen'],
  ['cs', '20. listopadu 2026 v 14:05', '20. 11. 14:05', '1 zpráva, 2 zprávy, 5 zpráv'],
  ['uk', '20 листопада 2026 р. о 14:05', '20.11, 14:05', '1 повідомлення, 2 повідомлення, 5 повідомлень'],
] as const)('in %s times and numbers are as people write them', (language, time, short, messages) => {
  const formats = createFormats({ ...czech, language });
  const { receivedAt } = stored;
  expect([formats.time(receivedAt), formats.shortTime(receivedAt)]).toEqual([time, short]);
  expect([1, 2, 5].map(formats.messages).join(', ')).toBe(messages);
});

test('an invalid locale throws', () => {
  const create = (changed: object) => () => createFormats({ ...czech, ...changed });
  expect(create({ language: 'xx' })).toThrow(/no e-mails in "xx".*pl, en, de, cs, uk/);
  expect(create({ timeZone: 'Europe/Praha' })).toThrow(/Europe\/Praha/);
  expect(create({ country: 'XX' })).toThrow(/country "XX"/);
});

test.each([
  ['PL', ';'],
  ['CZ', ';'],
  ['CH', ';'],
  ['GB', ','],
] as const)('a spreadsheet in %s separates cells by "%s"', (country, separator) => {
  expect(createFormats({ ...czech, country }).csvLine(['a', 'b'])).toBe(`"a"${separator}"b"\r\n`);
});
