import type { Attachment } from './photos.ts';

/** An e-mail without sender and recipients, which the mailer adds. */
export interface Email {
  /** The same for each attempt, so that mail programs merge duplicates. The mailer generates it if it is left out. */
  messageId?: string;
  subject: string;
  text: string;
  html: string;
  /** An object, because a comma in the name would split a string into two addresses. */
  replyTo?: { name: string; address: string };
  attachments?: Attachment[];
}

/** Why an e-mail did not reach all recipients. */
export interface MailFault {
  /** Short and safe to log: `smtp-550`, `ECONNREFUSED`. */
  code: string;
  /** Whether the e-mail was sent to the server, whatever it replied. It counts towards the cap then. */
  isTransmitted: boolean;
  /** Whether the server may have accepted it, because the connection broke after the e-mail was sent. */
  mayHaveArrived: boolean;
  /**
   * When it failed: `content` after the e-mail or its size, whatever the reply was; `recipients` if only some of them were
   * refused; `internal` before or beside the mail server; else `server`.
   */
  cause: 'server' | 'recipients' | 'content' | 'internal';
  /** The refused recipients, if the server accepted others. */
  missing?: readonly string[];
}

export interface Mailer {
  /** Sends to the recipients in `missing`, to all if it is null. Throws a MailError if not all of them received it. */
  send(email: Email, missing: readonly string[] | null): Promise<void>;
}

/**
 * Timeouts, in ms: `connection` includes the greeting, which a server may delay. RFC 5321 gives it ten minutes to accept
 * an e-mail. An attempt that ends earlier may leave a copy in the mailbox.
 */
export const mailTimeouts = { connection: 80_000, socket: 400_000, total: 500_000 };

/** Contains no text of the server, which may quote the visitor. */
export class MailError extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault) {
    super(`The e-mail was not sent${fault.missing ? ' to all recipients' : ''}: ${fault.code}.`);
    this.name = 'MailError';
    this.fault = fault;
  }
}
