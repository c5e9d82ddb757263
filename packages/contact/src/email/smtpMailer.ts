import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type Email, type Mailer, MailError } from './email.ts';

/**
 * How long each step may take, in milliseconds. Together they stay below the function's timeout, and that stays
 * below the lease, so that nobody takes a message over while its holder may still be sending it.
 */
export const mailTimeouts = { connection: 10_000, greeting: 10_000, socket: 15_000, total: 40_000 };

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587` (encrypted after the greeting) or `smtps://user:password@host:465`. */
  url: string;
  from: string;
  to: string;
  timeouts?: typeof mailTimeouts;
}

/** Sends e-mails over SMTP, each over a connection of its own: one that broke then costs only one try. */
export function smtpMailer({ url, from, to, timeouts = mailTimeouts }: SmtpMailerOptions): Mailer {
  return {
    async send(email: Email) {
      const transport = createTransport({
        url,
        connectionTimeout: timeouts.connection,
        greetingTimeout: timeouts.greeting,
        socketTimeout: timeouts.socket,
        dnsTimeout: timeouts.connection,
        // A password and a visitor's data never travel in the clear, except to a catcher on this machine.
        requireTLS: !isThisMachine(url),
        ignoreTLS: isThisMachine(url),
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
        await transport.sendMail({ ...email, from, to, signal: AbortSignal.timeout(timeouts.total) });
      } catch (error) {
        throw asMailError(error, handedOver);
      } finally {
        transport.close();
      }
    },
  };
}

function asMailError(error: unknown, handedOver: boolean): MailError {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const answered = typeof responseCode === 'number';
  return new MailError(answered ? `smtp-${responseCode}` : safeCode(code), {
    // A server that answers has said no. Silence after the e-mail was on its way says nothing.
    mayHaveArrived: handedOver && !answered,
    serverDown: !handedOver || command === 'CONN',
  });
}

function safeCode(code: unknown): string {
  return typeof code === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(code) ? code : 'unknown';
}

function isThisMachine(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
