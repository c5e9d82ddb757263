import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import MimeNode from 'nodemailer/lib/mime-node';
import { contactPatterns } from '../contract/contactMessage.ts';
import { type Email, type Mailer, MailError, type MailFault, type Recipient } from './email.ts';

/**
 * How long each step may take, in milliseconds. A server may look long at an e-mail before it says yes, and RFC 5321
 * gives it ten minutes; who hangs up earlier gets a copy delivered with each try. Together they stay below the
 * function's timeout, and that stays below the lease, so that nobody takes a message over while its holder may still
 * be sending it.
 */
export const mailTimeouts = { connection: 20_000, greeting: 60_000, socket: 400_000, total: 500_000 };

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587` (encrypted after the greeting) or `smtps://user:password@host:465`. */
  url: string;
  /** One address, with or without a name: `Form <form@your-company.pl>`. */
  from: string;
  /** One address, or several separated by commas, semicolons or line breaks; names in quotes may stand before them. */
  to: string;
  timeouts?: typeof mailTimeouts;
}

/**
 * Sends e-mails over SMTP, each over a connection of its own: one that broke then costs only one try.
 *
 * @throws when the server's address, the sender or a recipient is not valid; the error names the part.
 */
export function smtpMailer({ url, from, to, timeouts = mailTimeouts }: SmtpMailerOptions): Mailer {
  const server = smtpServer(url);
  const all = addressesIn(to, 'MAIL_TO');
  if (addressesIn(from, 'MAIL_FROM').length > 1) {
    throw new Error(`MAIL_FROM names several addresses: "${from}". Leave one.`);
  }

  return {
    async send(email: Email, missing: readonly Recipient[] | null) {
      // An address that was taken out of the settings since is no longer missed.
      const lacking = missing && normalized(missing);
      const recipients = lacking ? all.filter((address) => lacking.includes(address)) : all;
      if (recipients.length === 0) return;

      const transport = createTransport({
        url: server.href,
        connectionTimeout: timeouts.connection,
        greetingTimeout: timeouts.greeting,
        socketTimeout: timeouts.socket,
        dnsTimeout: timeouts.connection,
        // A password and a visitor's data never travel in the clear, except to a catcher on this machine.
        requireTLS: !isThisMachine(server),
        ignoreTLS: isThisMachine(server),
        disableFileAccess: true,
        disableUrlAccess: true,
      });

      let handedOver = false;
      transport.use('stream', (mail, done) => {
        mail.message.transform(() => {
          handedOver = true;
          return new PassThrough();
        });
        done();
      });

      try {
        // The single timeouts restart with every byte: the signal ends a server that sends one now and then.
        const { rejectedErrors = [] } = await transport.sendMail({
          ...email,
          from,
          to: all,
          envelope: { from, to: recipients },
          // Keeps out-of-office answers from answering a machine (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeouts.total),
        });
        const missed = missedBy(recipients, rejectedErrors);
        if (missed) throw missed;
      } catch (error) {
        throw error instanceof MailError ? error : asMailError(error, handedOver);
      } finally {
        transport.close();
      }
    },
  };
}

/** Names what is wrong with an address of a mail server, without the password in it. */
function smtpServer(url: string): URL {
  const server = URL.canParse(url) ? new URL(url) : undefined;
  if (server && ['smtp:', 'smtps:'].includes(server.protocol) && server.hostname) return server;
  throw new Error(
    'SMTP_URL is not the address of a mail server. It looks like smtps://user:password@host:465; ' +
      'special characters in user and password are percent-encoded, such as %40 for @.',
  );
}

interface ServerError {
  code?: string;
  responseCode?: number;
  command?: string;
  recipient?: string;
}

/** The addresses as nodemailer normalizes them: in its errors they stand so, and so they are compared. */
function normalized(addresses: readonly string[]): Recipient[] {
  const to = addresses.map((address) => ({ name: '', address }));
  return new MimeNode('text/plain').setEnvelope({ to }).getEnvelope().to;
}

const plainAddress = new RegExp(`^(?:${contactPatterns.email})$`);

function addressesIn(list: string, setting: string): Recipient[] {
  const wrong = (part: string) =>
    new Error(
      `${setting}: "${part}" is not an e-mail address. Write biuro@your-company.pl, or several addresses separated by commas.`,
    );
  const addresses = addressparser(list.replace(/[\r\n]+/g, ',')).map(({ name, address }) => {
    // A group, or two addresses with nothing but a blank between them.
    if (address === undefined) throw wrong(name);
    if (name.includes('@')) throw wrong(`${address} ${name}`);
    const [plain = ''] = normalized([address]);
    if (!plainAddress.test(plain)) throw wrong(address || name);
    return plain;
  });
  if (addresses.length === 0) throw new Error(`${setting} names no address, so no message can be delivered.`);
  return [...new Set(addresses)];
}

/** The e-mail is out for some recipients. The next try goes to the others only. */
function missedBy(recipients: readonly Recipient[], errors: readonly ServerError[]): MailError | undefined {
  if (errors.length === 0) return undefined;
  const rejected = errors.map(({ recipient }) => recipient);
  const missing = recipients.filter((address) => rejected.includes(address));
  const permanent = errors.every(({ responseCode = 0 }) => responseCode >= 500);
  const code = `smtp-${errors[0]?.responseCode ?? 'rejected'}`;
  // An error that names no known recipient: a second copy is better than a missing one.
  return new MailError({
    code,
    mayHaveArrived: false,
    permanent,
    fault: 'envelope',
    missing: missing.length > 0 ? missing : recipients,
  });
}

function asMailError(error: unknown, handedOver: boolean): MailError {
  const { code, responseCode, command } = error as ServerError;
  const answered = typeof responseCode === 'number';
  return new MailError({
    code: answered ? `smtp-${responseCode}` : safeCode(code),
    // A server that answers has said no. Silence after the e-mail was on its way says nothing.
    mayHaveArrived: handedOver && !answered,
    permanent: answered && responseCode >= 500 && code !== 'EAUTH',
    fault: faultOf(code, command, handedOver),
  });
}

function faultOf(code: unknown, command: unknown, handedOver: boolean): MailFault['fault'] {
  if (code === 'EENVELOPE') return 'envelope';
  if (code === 'EMESSAGE') return 'content';
  return handedOver && command !== 'CONN' ? 'content' : 'server';
}

function safeCode(code: unknown): string {
  return typeof code === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(code) ? code : 'unknown';
}

function isThisMachine({ hostname }: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
