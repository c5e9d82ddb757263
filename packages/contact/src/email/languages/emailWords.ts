/** The texts of the e-mails in one language. Values replace names in braces, such as `{about}`. */
export interface EmailWords {
  /** The language as HTML names it, such as `pl` or `en-GB`; days, times and plurals go by it. */
  lang: string;
  /** Title of every e-mail's page. */
  title: string;
  heading: string;
  /** With `{about}`: the service and who writes. */
  subject: string;

  name: string;
  phone: string;
  email: string;
  service: string;
  received: string;
  /** Label of the message's number, which the visitor sees, too. */
  number: string;

  /** In place of what the visitor left empty. */
  notGiven: string;
  noService: string;
  /** Follows a value that the firm does not offer. */
  unlisted: string;
  yes: string;
  no: string;

  photos: {
    label: string;
    /** Start of a file's name, in ASCII letters. */
    file: string;
    /** In the message's own e-mail, with `{count}`. */
    attached: string;
    /** In a digest, with `{count}` and the `{command}` that saves the photos as files. */
    saved: string;
    /** About the photo with `{number}`, which is not attached. */
    broken: string;
  };

  /** Last line if a reply goes to the visitor. */
  answer: string;
  /** Last line if the visitor gave no e-mail address. */
  call: string;
  /** The e-mail may be a repetition. */
  repeated: string;

  /** So many messages, with `{n}`, by the language's own plurals. */
  messages: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
  digest: {
    /** With `{heading}`. */
    subject: string;
    /** With `{messages}`. */
    heading: string;
    reason: string;
    /** A line of the index for messages with the same text, with `{messages}` and `{first}`. */
    alike: string;
    /** What follows the first messages of a large group, with `{messages}` and `{command}`. */
    rest: string;
    /** What follows the index when not all groups are printed, with `{from}` and `{command}`. */
    short: string;
  };
  /** About a message that the mail server refuses. */
  parked: {
    subject: string;
    /** With the commands `{show}` and `{resume}`. */
    text: string;
    /** With `{id}` and the server's `{code}`. */
    details: string;
  };
  /** The message that the site sends itself. */
  canary: {
    name: string;
    message: string;
    /** Text in other required fields. */
    sample: string;
  };
}
