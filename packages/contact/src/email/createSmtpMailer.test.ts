import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpMailer } from './createSmtpMailer.ts';
import { MailError, type MailFault } from './email.ts';

const mailer = (to: string, from = 'formularz@firma.pl') =>
  createSmtpMailer({ url: 'smtp://127.0.0.1:1', from, to });

test.each(
  [
    ['biuro@firma.pl', ' biuro@firma.pl , szef@firma.pl ', 'biuro@firma.pl; szef@firma.pl'],
    ['biuro@firma.pl\nszef@firma.pl\r\n', 'biuro@firma.pl,, szef@firma.pl,'],
    ['"Kowalski, Jan" <jan@firma.pl>, Biuro <biuro@firma.pl>', 'szef@Żółw.pl', 'biuro@firma.pl\u200B'],
  ].flat(),
)('accepts the recipients %j', (to) => {
  expect(() => mailer(to)).not.toThrow();
});

test.each([
  ['biuro@firma.pl szef@firma.pl', 'szef@firma.pl'],
  ['biuro@firma.pl, szef', '"szef"'],
  ['Firma: biuro@firma.pl, szef@firma.pl;', '"Firma"'],
  ['biuro@firma.pl\nBcc: obcy@example.com', '"Bcc"'],
  ['"biuro@firma.pl, szef@firma.pl"', 'szef'],
  ['bi\u200Buro@firma.pl', 'firma.pl'],
  ['biuro@firma.pl/szef', '"biuro@firma.pl/szef"'],
  ['biuro＠firma.pl', '"biuro＠firma.pl"'],
  ['', 'names no address'],
])('rejects the recipients %j and names the part', (to, part) => {
  expect(() => mailer(to)).toThrow(/^to[: ]/);
  expect(() => mailer(to)).toThrow(part);
});

test('rejects an invalid sender, and an invalid server without its password', () => {
  expect(() => mailer('biuro@firma.pl', 'Formularz')).toThrow('from: "Formularz" is not an e-mail address');
  expect(() => mailer('biuro@firma.pl', 'a@firma.pl, b@firma.pl')).toThrow('from names several');
  for (const url of [
    'https://user:secret@host',
    'smtp:',
    'smtps://jan:#secret@host:465',
    'smtp://jan@a.pl:/secret@host',
    'smtps://jan:secret@host:465?pool=true',
  ])
    expect(() => createSmtpMailer({ url, from: 'a@firma.pl', to: 'b@firma.pl' })).toThrow(
      /^SMTP_URL is not the address of a mail server(?!.*secret)/,
    );
});

const timeouts = { connection: 20_000, socket: 20_000, total: 20_000 };

type Stage = 'greeting' | 'TLS' | 'STARTTLS' | 'MAIL' | 'RCPT' | 'DATA' | 'end';

/** What the last server received. */
let received = '';

/**
 * Sends an e-mail to a server that replies to one stage with `reply`, if the command contains `part`. It breaks the
 * connection for `cut`, and sends no reply if it is empty. Returns the error.
 */
async function sendTo(
  stage: Stage,
  reply: string,
  { to = 'b@firma.pl', part = '', missing = null as readonly string[] | null, time = {} } = {},
): Promise<MailFault | null> {
  received = '';
  const replies: Record<string, string> = {
    greeting: '220 ready',
    EHLO: '250-PIPELINING\r\n250 AUTH PLAIN',
    AUTH: '235 ok',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    end: '250 ok',
    QUIT: '221 bye',
  };
  const server = createServer((socket) => {
    const answer = (step: string, line = '') => {
      const isStage = step === (stage === 'TLS' ? 'greeting' : stage);
      const text = isStage && line.includes(part) ? reply : (replies[step] ?? '250 ok');
      if (text === 'cut') socket.destroy();
      else if (text) socket.write(`${text}\r\n`);
      else socket.cork();
      return text;
    };
    let isInData = false;
    answer('greeting');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received += chunk.toString();
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (isInData && line !== '.') continue;
        const command = isInData ? 'end' : (line.split(' ')[0] ?? '').toUpperCase();
        if (stage === 'STARTTLS') expect(command).not.toBe('AUTH');
        isInData = answer(command, line).startsWith('354');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    // Other spellings of 127.0.0.1. At the first the mailer requires encryption before it sends the password.
    const host = stage === 'STARTTLS' ? '[::ffff:127.0.0.1]' : '127。0。0。1';
    const url = `${stage === 'TLS' ? 'smtps' : 'smtp'}://user:secret@${host}:${port}`;
    await createSmtpMailer({ url, from: 'a@firma.pl', to, timeouts: { ...timeouts, ...time } }).send(
      { subject: 'x', text: 'x', html: 'x' },
      missing,
    );
    return null;
  } catch (error) {
    return error instanceof MailError ? error.fault : null;
  } finally {
    server.close();
  }
}

test.each<[Stage, string, MailFault['cause']]>([
  ['STARTTLS', '502 5.5.1 Not implemented', 'server'],
  ['TLS', '220 ready', 'server'],
  ['MAIL', '500 5.7.1 Spam', 'server'],
  ['MAIL', '552 5.3.4 Message size exceeds fixed limit', 'content'],
  ['MAIL', '452 4.3.1 Insufficient system storage', 'content'],
  ['RCPT', '550 5.1.1 No such mailbox', 'server'],
  ['RCPT', 'cut', 'server'],
  ['DATA', '554 5.5.1 No valid recipients', 'content'],
  ['end', '554 5.7.1 Spam message rejected', 'content'],
  ['end', '451 4.7.1 Greylisted', 'content'],
  ['end', '421 4.7.0 Suspicious content', 'content'],
  ['end', 'cut', 'content'],
])('a failure at %s with "%s" is about the %s, whatever the words', async (stage, reply, cause) => {
  const code = reply === 'cut' ? 'ECONNECTION' : `smtp-${reply.slice(0, 3)}`;
  const isTransmitted = stage === 'end';
  const mayHaveArrived = isTransmitted && !code.startsWith('smtp');
  const expected = { code: stage.endsWith('TLS') ? 'ETLS' : code, cause, isTransmitted, mayHaveArrived };
  expect(await sendTo(stage, reply)).toEqual(expected);
});

test.each([
  ['connection', 'TLS', 'server', 100],
  ['connection', 'greeting', 'server', 100],
  ['socket', 'MAIL', 'server', 100],
  // Long enough to get there on a busy computer.
  ['total', 'end', 'content', 3000],
] as const)('the time for %s ends an attempt without an answer at %s', async (name, stage, cause, ms) => {
  const mayHaveArrived = stage === 'end';
  expect(await sendTo(stage, '', { time: { [name]: ms } })).toMatchObject({ cause, mayHaveArrived });
});

test('a refused recipient alone gets the e-mail again, also if it is the only one that is missing', async () => {
  const to = 'Krakow-biuro@Firma.pl, "Szef, Jan" <biuro@Żółw.pl>';
  const missing = ['biuro@xn--w-uga1v8h.pl'];
  const refusal = { code: 'smtp-550', cause: 'recipients', mayHaveArrived: false, missing };
  const send = (reply: string, changed: object) => sendTo('RCPT', reply, { to, ...changed });
  const reply = '550 5.1.1 No such mailbox';
  expect(await send(reply, { part: 'xn--' })).toEqual({ ...refusal, isTransmitted: true });
  expect(await send(reply, { missing })).toEqual({ ...refusal, isTransmitted: false });
  const busy = { mayHaveArrived: false, missing: ['Krakow-biuro@firma.pl'] };
  expect(await send('450 4.2.1 Busy', { part: 'Krakow' })).toMatchObject(busy);
  expect(await send('250 ok', { missing: [...missing, 'former@firma.pl'] })).toBeNull();
  expect(received.match(/(?<=^RCPT TO:).*>/gm)).toEqual([`<${missing[0]}>`]);
  expect(received).toMatch(/^To: Krakow-biuro@firma.pl, biuro@/m);
  expect(received).toMatch(/\nAuto-Submitted: auto-generated\r\nX-Entity-Ref-ID: \S/i);
  expect(await send(reply, { missing: ['former@firma.pl'] })).toBeNull();
});
