import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { storedEmail } from '../contract/email.ts';
import { toAsciiDomain } from '../contract/toAsciiDomain.ts';
import { type Email, type Mailer, MailError, mailTimeouts } from './email.ts';

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587` (encrypted after the greeting) or `smtps://user:password@host:465`. */
  url: string;
  /** One address, with or without a name: `Form <form@your-company.pl>`. */
  from: string;
  /** Addresses, separated by commas, semicolons or line breaks. Each may have a name, such as `"Jan" <jan@company.pl>`. */
  to: string;
  /** @default `mailTimeouts` */
  timeouts?: typeof mailTimeouts;
}

/** Creates a mailer with one SMTP connection for each e-mail. Throws an Error that names an invalid part of the options. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, from, to, timeouts = mailTimeouts } = options;
  const server = parseServerUrl(url);
  const all = parseAddresses(to, 'to');
  if (parseAddresses(from, 'from').length > 1) {
    throw new Error(`from names several addresses: "${from}". Leave one.`);
  }

  return {
    async send(email: Email, missing: readonly string[] | null) {
      // Ignores an address that is no longer in the settings.
      const recipients = missing ? all.filter((address) => missing.includes(address)) : all;
      if (recipients.length === 0) return;

      let isTransmitted = false;
      const transport = createTransport({
        url: server.href,
        connectionTimeout: timeouts.connection,
        greetingTimeout: timeouts.connection,
        socketTimeout: timeouts.socket,
        // Requires encryption, except for a mail catcher on this computer.
        requireTLS: !isLocalhost(server),
        ignoreTLS: isLocalhost(server),
        disableFileAccess: true,
        disableUrlAccess: true,
        ...watchData(() => (isTransmitted = true)),
      });

      try {
        // The other timeouts restart with every byte from the server.
        const { rejectedErrors = [] } = await transport.sendMail({
          ...email,
          attachments: email.attachments?.map((file) => ({
            ...file,
            content: Buffer.isBuffer(file.content) ? file.content : Readable.from(file.content),
          })),
          from,
          to: all,
          envelope: { from, to: recipients },
          // Prevents automatic replies (RFC 3834), and one thread in Gmail for customers with the same subject.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': randomUUID() },
          signal: AbortSignal.timeout(timeouts.total),
        });
        const missed = createRejectionError(recipients, rejectedErrors);
        if (missed) throw missed;
      } catch (error) {
        throw error instanceof MailError
          ? error
          : toMailError(error as ServerError, isTransmitted, missing && recipients);
      }
    },
  };
}

/** Parses the server's address. Throws an Error without the password if it is invalid. */
function parseServerUrl(url: string): URL {
  // An unescaped / ? or # in the password would end the host before the @. Options after a ? would replace the timeouts.
  const server = /^smtps?:\/\/[^/?#]+\/?$/i.test(url.trim()) && URL.canParse(url) && new URL(url);
  // Only the URLs of the web have a host in ASCII and lower case.
  const hostname = server && URL.parse(`https://${server.hostname}`)?.hostname;
  if (server && hostname) return Object.assign(server, { hostname });
  throw new Error(
    'SMTP_URL is not the address of a mail server. It looks like smtps://user:password@host:465, without options; ' +
      'special characters in user and password are percent-encoded, such as %40 for @.',
  );
}

/** Calls back when the e-mail itself is sent. Only nodemailer's log tells how far an attempt got: it may send `DATA` early. */
function watchData(onData: () => void) {
  const log = ({ tnx }: { tnx?: string }, text: string) => {
    if (tnx === 'message' || (tnx === 'server' && text.startsWith('354'))) onData();
  };
  const logger = { level: log, trace: log, debug: log, info: log, warn: log, error: log, fatal: log };
  return { transactionLog: true, logger };
}

interface ServerError {
  code?: string;
  responseCode?: number;
  command?: string;
  syscall?: string;
  recipient?: string;
}

/** Returns the address with its domain in ASCII and lower case, as nodemailer's errors have it. */
function normalizeAddress(address: string): string {
  return toAsciiDomain(address.replace(/\p{Cf}+$/u, '')).replace(/@[^@]*$/, (domain) => domain.toLowerCase());
}

function parseAddresses(list: string, option: 'from' | 'to'): string[] {
  const wrong = (part: string) =>
    new Error(
      `${option}: "${part}" is not an e-mail address. Write biuro@your-company.pl, or several addresses separated by commas.`,
    );
  const addresses = addressparser(list.replace(/[\r\n]+/g, ',')).map(({ name, address }) => {
    // A group, or two addresses separated by a blank only.
    if (address === undefined) throw wrong(name);
    if (name.includes('@')) throw wrong(`${address} ${name}`);
    const plain = normalizeAddress(address);
    if (!storedEmail.test(plain)) throw wrong(address || name);
    return plain;
  });
  if (addresses.length === 0) throw new Error(`${option} names no address, so no message can be delivered.`);
  return [...new Set(addresses)];
}

/** Returns the error about refused recipients, who alone get the next attempt. Returns undefined if there are none. */
function createRejectionError(
  recipients: readonly string[],
  errors: readonly ServerError[],
): MailError | undefined {
  if (errors.length === 0) return undefined;
  const rejected = errors.map(({ recipient }) => recipient);
  const missing = recipients.filter((address) => rejected.includes(address));
  const code = `smtp-${errors[0]?.responseCode ?? 'rejected'}`;
  return new MailError({
    code,
    isTransmitted: true,
    // If the errors name no known recipient, all get it again: a duplicate is better than a missing e-mail.
    mayHaveArrived: missing.length === 0,
    cause: 'recipients',
    missing: missing.length > 0 ? missing : recipients,
  });
}

/** @param missing The only recipients of this attempt, if others have the e-mail already. */
function toMailError(
  error: ServerError,
  isTransmitted: boolean,
  missing: readonly string[] | null,
): MailError {
  const { code, responseCode, command, syscall } = error;
  const hasReply = typeof responseCode === 'number';
  // Of a wrong certificate or protocol. Errors of the network have the name of a system call, or one error an address.
  const isEncryption =
    code === 'ETLS' || (code === 'ESOCKET' && !syscall && !(error instanceof AggregateError));
  // The server's limit, from its greeting or in its reply to the announced size.
  const isTooLarge =
    command === 'MAIL FROM' && (code === 'EMESSAGE' || [452, 552].includes(responseCode ?? 0));
  // The reply 421 shuts the connection down.
  const isRecipientUnknown = command === 'RCPT TO' && missing !== null && responseCode !== 421;
  // A server may ask for the e-mail although it has refused all recipients.
  const hasData = command === 'DATA' || (isTransmitted && code !== 'EENVELOPE');
  return new MailError({
    code: isEncryption ? 'ETLS' : hasReply ? `smtp-${responseCode}` : (code ?? 'unknown'),
    isTransmitted: hasData && code !== 'EENVELOPE',
    // Without a reply to the e-mail, it is unknown whether the server accepted it.
    mayHaveArrived: hasData && !hasReply,
    cause: isRecipientUnknown ? 'recipients' : isTooLarge || hasData ? 'content' : 'server',
    ...(isRecipientUnknown && { missing }),
  });
}

function isLocalhost({ hostname }: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
