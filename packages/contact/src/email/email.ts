/** An e-mail to the company. Who sends and receives it is the mailer's affair. */
export interface Email {
  /** Stays the same when the same e-mail is sent again, so that mail programs fold the two into one. */
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** Name and address apart: in one string, a comma in the name would make two addresses of it. */
  replyTo?: { name: string; address: string };
}

/** Hands an e-mail to a mail server, or throws a MailError. */
export interface Mailer {
  send(email: Email): Promise<void>;
}

/** Why an e-mail was not handed over. It carries no text of the server, which may repeat what a visitor wrote. */
export class MailError extends Error {
  /** Short and safe to log: `smtp-550`, `ECONNREFUSED`. */
  readonly code: string;
  /** True when the connection broke after the e-mail was on its way: the server may have taken it. */
  readonly mayHaveArrived: boolean;
  /** True when the server could not be reached or does not let us in: the next e-mail will fare no better. */
  readonly serverDown: boolean;

  constructor(code: string, { mayHaveArrived = false, serverDown = false } = {}) {
    super(`The e-mail was not handed over: ${code}.`);
    this.name = 'MailError';
    this.code = code;
    this.mayHaveArrived = mayHaveArrived;
    this.serverDown = serverDown;
  }
}
