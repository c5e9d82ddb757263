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
  const { subject, text, html } = renderContactEmail(stored, '<a@b.cz>', {
    locale: czech,
    services: ['Revize'],
  });
  expect(subject).toBe('Poptávka: Revize – Jana Nová');
  expect(text).toMatch(
    /: Jana Nová\nTelefon: 601 123 456\nE-mail: neuvedeno\nSlužba: Revize\nTermín: 5\. prosince 2026\nSouhlas: ano\nPalivo: uhlí\nUlice: neuvedeno\nStránka: \/kontakt\nPřijato: 20\. listopadu 2026 v 14:05\n\n {4}Dobrý den\.\n\n.*\n.*: abcdefghij0123456789 \(K-4181\)\n\n.*\. Zavolejte mu\.\n$/,
  );
  expect(html).toContain('href="tel:+420601123456"');
});

test.each([
  ['en', 'We have your message K-4181'],
  ['fr', 'Vaši zprávu K-4181 jsme dostali'],
])('a confirmation to a form in %s is "%s"', (language, subject) => {
  const content = { ...stored.content, language };
  expect(renderConfirmationEmail({ ...stored, content }, { locale: czech }).subject).toContain(subject);
});

test('renders custom labels', () => {
  const heading = 'Dopyt <web>';
  const words = { lang: 'sk', heading, subject: 'Dopyt: {about}', received: 'Prijaté' };
  const language = { ...emailLanguages.en, ...words };
  const locale: EmailLocale = { language, timeZone: 'Europe/Bratislava', country: 'SK' };
  const content = { ...stored.content, day: 'zítra', consent: false };
  const { subject, text, html } = renderContactEmail({ ...stored, content }, '<a@b.sk>', { locale });
  expect(subject).toBe('Dopyt: Jana Nová');
  expect(text).toMatch(/\nTermín: zítra\nSouhlas: no\n[^]*\nPrijaté: 20\. novembra 2026/);
  expect(html).toMatch(/<html lang="sk">[^]*<title>Dopyt &#60;web&#62;<[^]*<h1[^>]*>Dopyt &#60;web&#62;</);
});

describe.each(Object.keys(emailLanguages) as EmailLanguage[])('in %s', (language) => {
  const locale: EmailLocale = { ...czech, language };
  const toWords = (text: string) => text.match(/[^:,\s]+/g)?.join(' ');
  const others = Array.from({ length: 4 }, (_, n) => ({ ...stored, id: `other${n}` }));

  test.each([
    ['a message', () => renderContactEmail(stored, '<a@b.cz>', { locale })],
    ['a digest', () => renderDigestEmail([[stored, ...others]], '', { locale }).then(({ email }) => email)],
    ['one without text', () => renderContactEmail({ ...stored, isStopgap: true }, '', { locale })],
    ['a confirmation', () => renderConfirmationEmail(stored, { locale })],
    ['a notice', () => renderNoticeEmail(3, { locale })],
  ])('%s fills every placeholder and has no Polish text', async (_, render) => {
    const { subject, text, html } = await render();
    expect(text.startsWith(`${/<title>(.*)<.title>/.exec(html)?.[1]}\n`)).toBe(true);
    const seen = html.replace(/<head>[^]*<\/head>/, '').replaceAll(/<\/?a\b[^>]*>/g, '');
    expect(toWords(seen.replaceAll(/<[^>]+>/g, ' '))).toBe(toWords(text));
    const email = subject + text + html;
    expect(email).not.toMatch(/\{\w+\}|undefined/);
    expect(email).toContain(`<html lang="${emailLanguages[language].lang}">`);
    if (language !== 'pl') expect(email).not.toMatch(/zapytan|klient[^a-z]|nie podano|listopada/i);
  });
});

test.each([
  ['pl', '20 listopada 2026 14:05', '20.11, 9:05', '1 zapytanie, 2 zapytania, 5 zapytań'],
  ['en', '20 November 2026 at 14:05', '20/11, 9:05', '1 message, 2 messages, 5 messages'],
  ['de', '20. November 2026 um 14:05', '20.11., 9:05', '1 Anfrage, 2 Anfragen, 5 Anfragen'],
  ['cs', '20. listopadu 2026 v 14:05', '20. 11. 9:05', '1 zpráva, 2 zprávy, 5 zpráv'],
  ['uk', '20 листопада 2026 р. о 14:05', '20.11, 9:05', '1 повідомлення, 2 повідомлення, 5 повідомлень'],
] as const)('in %s times and numbers are as people write them', (language, time, short, messages) => {
  const formats = createFormats({ ...czech, language });
  const { receivedAt } = stored;
  const morning = receivedAt - 5 * 3_600_000;
  expect([formats.time(receivedAt), formats.shortTime(morning)]).toEqual([time, short]);
  expect([1, 2, 5].map(formats.messages).join(', ')).toBe(messages);
  // A day is the same everywhere.
  expect(time).toContain(createFormats({ ...czech, language, timeZone: 'America/Lima' }).day('2026-11-20'));
});

test('an invalid locale throws', () => {
  const create = (changed: object) => () => createFormats({ ...czech, ...changed });
  expect(create({ language: 'toString' })).toThrow(/no e-mails in "toString"/);
  expect(create({ language: 'xx' })).toThrow(/no e-mails in "xx".*pl, en, de, cs, uk/);
  expect(create({ timeZone: 'Europe/Praha' })).toThrow(/Europe\/Praha/);
  expect(create({ country: 'XX' })).toThrow(/country "XX"/);
});

test.each([
  ['PL', ';'],
  ['CH', ';'],
  ['GB', ','],
] as const)('a spreadsheet in %s separates cells by "%s"', (country, separator) => {
  expect(createFormats({ ...czech, country }).csvLine(['a', 'b'])).toBe(`"a"${separator}"b"\r\n`);
});
