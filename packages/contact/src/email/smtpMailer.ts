import { PassThrough } from 'node:stream';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { contactPatterns } from '../contract/contactMessage.ts';
import { type Email, type Mailer, MailError, type MailFault, type Recipient } from './email.ts';

/**
 * Time limits of each step, in milliseconds. RFC 5321 gives a server ten minutes to accept an e-mail; each try that ends
 * earlier may leave another copy in the mailbox. `total` is less than the function's timeout, and that less than the lease.
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
 * Sends e-mails over SMTP, each over its own connection.
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
      // An address that is no longer in the settings is left out.
      const lacking = missing?.map(normalized);
      const recipients = lacking ? all.filter((address) => lacking.includes(address)) : all;
      if (recipients.length === 0) return;

      const transport = createTransport({
        url: server.href,
        connectionTimeout: timeouts.connection,
        greetingTimeout: timeouts.greeting,
        socketTimeout: timeouts.socket,
        dnsTimeout: timeouts.connection,
        // Only a mail catcher on this computer gets data without encryption.
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
        // The other timeouts restart with every byte that the server sends.
        const { rejectedErrors = [] } = await transport.sendMail({
          ...email,
          from,
          to: all,
          envelope: { from, to: recipients },
          // Prevents out-of-office answers (RFC 3834).
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

/** Throws an error without the password if the address is not valid. */
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

/** Returns the address with its domain in ASCII and lower case: nodemailer names it so in its errors. */
function normalized(address: string): Recipient {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // What follows these signs is cut off.
  return address.slice(0, at) + (/[/?#\\]/.test(domain) ? '' : domainToASCII(domain));
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
    const plain = normalized(address);
    if (!plainAddress.test(plain)) throw wrong(address || name);
    return plain;
  });
  if (addresses.length === 0) throw new Error(`${setting} names no address, so no message can be delivered.`);
  return [...new Set(addresses)];
}

/** Returns the error if some recipients were refused: the next try goes to those only. */
function missedBy(recipients: readonly Recipient[], errors: readonly ServerError[]): MailError | undefined {
  if (errors.length === 0) return undefined;
  const rejected = errors.map(({ recipient }) => recipient);
  const missing = recipients.filter((address) => rejected.includes(address));
  const permanent = errors.every(({ responseCode = 0 }) => responseCode >= 500);
  const code = `smtp-${errors[0]?.responseCode ?? 'rejected'}`;
  return new MailError({
    code,
    mayHaveArrived: false,
    permanent,
    fault: 'envelope',
    // Without a known recipient in the errors: a second copy is better than a missing one.
    missing: missing.length > 0 ? missing : recipients,
  });
}

function asMailError(error: unknown, handedOver: boolean): MailError {
  const { code, responseCode, command } = error as ServerError;
  const answered = typeof responseCode === 'number';
  return new MailError({
    code: answered ? `smtp-${responseCode}` : safeCode(code),
    // Without an answer after the e-mail was sent, it is not known whether the server accepted it.
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
