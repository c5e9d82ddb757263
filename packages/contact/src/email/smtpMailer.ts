import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
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
  from: string;
  /** One address, or several separated by commas. */
  to: string;
  timeouts?: typeof mailTimeouts;
}

/**
 * Sends e-mails over SMTP, each over a connection of its own: one that broke then costs only one try.
 *
 * @throws when the address of the server cannot be one, or nobody is to receive e-mails.
 */
export function smtpMailer({ url, from, to, timeouts = mailTimeouts }: SmtpMailerOptions): Mailer {
  const server = smtpServer(url);
  const all = to
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  if (all.length === 0) throw new Error('MAIL_TO names no address, so no message can be delivered.');

  return {
    async send(email: Email, missing: readonly Recipient[] | null) {
      // An address that was taken out of the settings since is no longer missed.
      const recipients = missing ? all.filter((address) => missing.includes(address)) : all;
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

/** The e-mail is out for some recipients; for the others it is to be tried again, without those. */
function missedBy(recipients: readonly Recipient[], errors: readonly ServerError[]): MailError | undefined {
  const rejected = errors.map(({ recipient }) => recipient);
  const missing = recipients.filter((address) => rejected.some((one) => one && address.includes(one)));
  if (missing.length === 0) return undefined;
  const permanent = errors.every(({ responseCode = 0 }) => responseCode >= 500);
  const code = `smtp-${errors[0]?.responseCode ?? 'rejected'}`;
  return new MailError({ code, mayHaveArrived: false, permanent, fault: 'envelope', missing });
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
