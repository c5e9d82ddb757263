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
  for (const url of ['https://user:secret@host', 'smtp:', 'host:587'])
    expect(() => createSmtpMailer({ url, from: 'a@firma.pl', to: 'b@firma.pl' })).toThrow(
      /^SMTP_URL is not the address of a mail server(?!.*secret)/,
    );
});

type Stage = 'TLS' | 'STARTTLS' | 'MAIL' | 'RCPT' | 'DATA' | 'end';

/** Sends an e-mail to a server that replies to one stage with `reply`. Returns the error. */
async function sendTo(
  stage: Stage,
  reply: string,
  missing: readonly string[] | null = null,
): Promise<MailFault | null> {
  const replies: Record<string, string> = {
    greeting: '220 ready',
    EHLO: '250 AUTH PLAIN',
    AUTH: '235 ok',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    end: '250 ok',
    QUIT: '221 bye',
    [stage]: reply,
  };
  const server = createServer((socket) => {
    const answer = (step: string) => socket.write(`${replies[step] ?? '250 ok'}\r\n`);
    let isInData = false;
    answer('greeting');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (isInData && line !== '.') continue;
        const command = isInData ? 'end' : (line.split(' ')[0] ?? '').toUpperCase();
        if (stage === 'STARTTLS') expect(command).not.toBe('AUTH');
        isInData = command === 'DATA' && replies['DATA']?.startsWith('354') === true;
        answer(command);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    // Another name of 127.0.0.1, at which the mailer requires encryption before it sends the password.
    const host = stage === 'STARTTLS' ? '[::ffff:127.0.0.1]' : '127.0.0.1';
    const url = `${stage === 'TLS' ? 'smtps' : 'smtp'}://user:secret@${host}:${port}`;
    await createSmtpMailer({ url, from: 'a@firma.pl', to: 'b@firma.pl' }).send(
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
  ['RCPT', '550 5.1.1 No such mailbox', 'server'],
  ['DATA', '554 5.5.1 No valid recipients', 'content'],
  ['end', '554 5.7.1 Spam message rejected', 'content'],
  ['end', '451 4.7.1 Greylisted', 'content'],
  ['end', '421 4.7.0 Try again later', 'server'],
])('a refusal at %s with %s is about the %s, whatever its words', async (stage, reply, cause) => {
  const code = stage.endsWith('TLS') ? 'ETLS' : `smtp-${reply.slice(0, 3)}`;
  const permanent = reply.startsWith('5');
  const expected = { code, cause, permanent, isTransmitted: stage === 'end', mayHaveArrived: false };
  expect(await sendTo(stage, reply)).toEqual(expected);
});

test('a refusal of the only recipient that is missing is about that recipient', async () => {
  expect(await sendTo('RCPT', '550 5.1.1 No such mailbox', ['b@firma.pl'])).toMatchObject({
    cause: 'recipients',
    missing: ['b@firma.pl'],
    permanent: true,
  });
  expect(await sendTo('end', '250 ok')).toBeNull();
});
