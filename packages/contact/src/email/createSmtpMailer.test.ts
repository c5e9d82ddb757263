// @vitest-environment node
import { expect, test } from 'vitest';
import { createSmtpMailer } from './createSmtpMailer.ts';

const mailer = (to: string, from = 'formularz@firma.pl') =>
  createSmtpMailer({ url: 'smtp://127.0.0.1:1', from, to });

test.each([
  'biuro@firma.pl',
  ' biuro@firma.pl , szef@firma.pl ',
  'biuro@firma.pl; szef@firma.pl',
  'biuro@firma.pl\nszef@firma.pl\r\n',
  'biuro@firma.pl,, szef@firma.pl,',
  '"Kowalski, Jan" <jan@firma.pl>, Biuro <biuro@firma.pl>',
  'szef@Żółw.pl',
  'szef@xn--w-uga1v8h.pl',
  'biuro@firma.pl\u200B',
])('accepts the recipients %j', (to) => {
  expect(() => mailer(to)).not.toThrow();
});

test.each([
  ['biuro@firma.pl szef@firma.pl', 'szef@firma.pl'],
  ['biuro@firma.pl, szef', '"szef"'],
  ['biuro@firma.pl | szef@firma.pl', 'szef@firma.pl'],
  ['biuro@firma', '"biuro@firma"'],
  ['Firma: biuro@firma.pl, szef@firma.pl;', '"Firma"'],
  ['biuro@firma.pl\nBcc: obcy@example.com', '"Bcc"'],
  ['"biuro@firma.pl, szef@firma.pl"', 'szef'],
  ['biuro at firma.pl', '"biuro at firma.pl"'],
  ['bi\u200Buro@firma.pl', 'firma.pl'],
  ['biuro@firma.pl:25', 'biuro@firma.pl'],
  ['biuro@firma.pl/szef', '"biuro@firma.pl/szef"'],
  ['biuro@firma.pl\tszef@firma.pl', 'szef@firma.pl'],
  ['biuro@firma_nowa.pl', '"biuro@firma_nowa.pl"'],
  ['mailto:biuro@firma.pl', '"mailto"'],
  ['biuro＠firma.pl', '"biuro＠firma.pl"'],
  ['', 'names no address'],
  [' , ;', 'names no address'],
])('rejects the recipients %j and names the part', (to, part) => {
  expect(() => mailer(to)).toThrow('MAIL_TO');
  expect(() => mailer(to)).toThrow(part);
});

test('rejects an invalid sender', () => {
  expect(() => mailer('biuro@firma.pl', 'Formularz')).toThrow(
    'MAIL_FROM: "Formularz" is not an e-mail address',
  );
  expect(() => mailer('biuro@firma.pl', 'a@firma.pl, b@firma.pl')).toThrow('MAIL_FROM names several');
});
