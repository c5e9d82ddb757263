/** An address at which the company receives e-mails. */
export type Recipient = string;

/** An e-mail to the company. Who sends and receives it is the mailer's affair. */
export interface Email {
  /** Stays the same when the same e-mail is sent again, so that mail programs fold the two into one; the mailer's own without it. */
  messageId?: string;
  subject: string;
  text: string;
  html: string;
  /** Name and address apart: in one string, a comma in the name would make two addresses of it. */
  replyTo?: { name: string; address: string };
}

/** Why an e-mail did not reach everybody. */
export interface MailFault {
  /** Short and safe to log: `smtp-550`, `ECONNREFUSED`. */
  code: string;
  /** The connection broke after the e-mail was on its way: the server may have taken it. */
  mayHaveArrived: boolean;
  /** The server says that trying again is of no use. */
  permanent: boolean;
  /**
   * What it was about: the server itself (it could not be reached, or does not let us in), sender or recipients, or
   * what the e-mail says. For the first two the next e-mail will fare no better.
   */
  fault: 'server' | 'envelope' | 'content';
  /** The recipients that the server did not take it for, when it did for others. */
  missing?: readonly Recipient[];
}

/** Hands an e-mail to a mail server, or throws a MailError. */
export interface Mailer {
  /** @param missing The recipients that still lack it; null for all. */
  send(email: Email, missing: readonly Recipient[] | null): Promise<void>;
}

/** Thrown when an e-mail was not handed over. It carries no text of the server, which may repeat what a visitor wrote. */
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
