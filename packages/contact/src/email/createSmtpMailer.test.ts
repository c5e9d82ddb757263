import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createSmtpMailer } from './createSmtpMailer.ts';
import { MailError, type MailFault } from './email.ts';

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

type Stage = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end';

/** Sends an e-mail to a server that replies to one stage with `reply`. Returns the error. */
async function sendTo(stage: Stage, reply: string): Promise<MailFault | null> {
  const replies: Record<string, string> = {
    greeting: '220 ready',
    EHLO: '250 AUTH PLAIN',
    HELO: '250 ok',
    AUTH: '235 ok',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    end: '250 ok',
    QUIT: '221 bye',
    [stage]: reply,
    ...(stage === 'EHLO' && { HELO: reply }),
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
        isInData = command === 'DATA' && replies['DATA']?.startsWith('354') === true;
        answer(command);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const url = `smtp://user:secret@127.0.0.1:${port}`;
    await createSmtpMailer({ url, from: 'a@firma.pl', to: 'b@firma.pl' }).send(
      { subject: 'x', text: 'x', html: 'x' },
      null,
    );
    return null;
  } catch (error) {
    return error instanceof MailError ? error.fault : null;
  } finally {
    server.close();
  }
}

describe('a refusal', () => {
  test.each<[Stage, string]>([
    ['greeting', '554 5.7.1 Client host blocked'],
    ['EHLO', '550 5.7.1 Access denied'],
    ['AUTH', '535 5.7.8 Username and Password not accepted'],
    ['MAIL', '530 5.7.0 Authentication Required'],
    ['MAIL', '550 5.7.60 Client does not have permissions to send as this sender'],
    ['RCPT', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked'],
    ['RCPT', '550 5.1.1 No such mailbox'],
    ['DATA', '554 5.5.1 No valid recipients'],
  ])('at %s with %s is about the server, and nothing was transmitted', async (stage, reply) => {
    expect(await sendTo(stage, reply)).toMatchObject({
      fault: 'server',
      isTransmitted: false,
      mayHaveArrived: false,
    });
  });

  test.each<[string, MailFault['fault'], boolean]>([
    ['554 5.7.1 Spam message rejected', 'content', true],
    ['552 5.3.4 Message size exceeds fixed limit', 'content', true],
    ['550 5.4.5 Daily user sending limit exceeded.', 'server', true],
    ['550 5.7.1 Email quota exceeded', 'server', true],
    ['421 4.7.0 Try again later', 'server', false],
    ['451 4.7.1 Greylisted', 'content', false],
    ['451 4.3.0 Error while scanning the message', 'content', false],
    ['452 4.5.3 Daily quota exceeded', 'server', false],
    ['450 4.7.1 Too many messages from your account', 'server', false],
  ])('after the e-mail with %s is about the %s', async (reply, fault, permanent) => {
    expect(await sendTo('end', reply)).toMatchObject({
      fault,
      permanent,
      isTransmitted: true,
      mayHaveArrived: false,
    });
  });

  test('of the announced size is about the content', async () => {
    const refused = await sendTo('MAIL', '552 5.3.4 Message size exceeds fixed limit');
    expect(refused).toMatchObject({ fault: 'content', permanent: true, isTransmitted: false });
    expect(await sendTo('MAIL', '552 5.2.2 Mailbox full')).toMatchObject({ fault: 'server' });
  });

  test('does not occur if the server accepts', async () => {
    expect(await sendTo('end', '250 ok')).toBeNull();
  });
});
