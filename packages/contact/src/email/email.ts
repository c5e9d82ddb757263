import type { Attachment } from './photos.ts';

/** An address at which the company receives e-mails. */
export type Recipient = string;

/** An e-mail to the company. The mailer adds sender and recipients. */
export interface Email {
  /** The same for each try, so that mail programs fold duplicates. Without it the mailer makes one. */
  messageId?: string;
  subject: string;
  text: string;
  html: string;
  /** Not one string: a comma in the name would make two addresses of it. */
  replyTo?: { name: string; address: string };
  attachments?: Attachment[];
}

/** Why an e-mail did not reach all recipients. */
export interface MailFault {
  /** Short and safe to log: `smtp-550`, `ECONNREFUSED`. */
  code: string;
  /** The connection broke after the e-mail was sent: the server may have accepted it. */
  mayHaveArrived: boolean;
  /** The server refused it permanently. */
  permanent: boolean;
  /** The cause: the server (unreachable, or login refused), sender or recipients, or the e-mail's content. */
  fault: 'server' | 'envelope' | 'content';
  /** The refused recipients, if the server accepted others. */
  missing?: readonly Recipient[];
}

/** Hands an e-mail to a mail server, or throws a MailError. */
export interface Mailer {
  /** @param missing The recipients that still lack it; null for all. */
  send(email: Email, missing: readonly Recipient[] | null): Promise<void>;
}

/** It has no text of the server, which may repeat what a visitor wrote. */
export class MailError extends Error implements MailFault {
  readonly code: string;
  readonly mayHaveArrived: boolean;
  readonly permanent: boolean;
  readonly fault: MailFault['fault'];
  readonly missing?: readonly Recipient[];

  constructor({ code, mayHaveArrived, permanent, fault, missing }: MailFault) {
    super(`The e-mail was not handed over${missing ? ' for all recipients' : ''}: ${code}.`);
    this.name = 'MailError';
    this.code = code;
    this.mayHaveArrived = mayHaveArrived;
    this.permanent = permanent;
    this.fault = fault;
    if (missing) this.missing = missing;
  }
}
