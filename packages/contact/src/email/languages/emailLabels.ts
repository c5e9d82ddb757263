/** The texts of the e-mails in one language. Values replace names in braces, such as `{about}`. */
export interface EmailLabels {
  /** BCP 47 language tag, such as `pl` or `en-GB`. It determines the formats of days, times and plurals. */
  lang: string;
  /** Title of the HTML page. */
  title: string;
  heading: string;
  /** With `{about}`: service and sender. */
  subject: string;

  name: string;
  phone: string;
  email: string;
  service: string;
  received: string;
  /** Label of the message's id and reference. */
  number: string;

  /** In place of an empty value. */
  notGiven: string;
  noService: string;
  /** Follows a value that the company does not offer. */
  unlisted: string;
  yes: string;
  no: string;

  photos: {
    label: string;
    /** Prefix of file names, in ASCII letters. */
    file: string;
    /** In the e-mail about one message, with `{count}`. */
    attached: string;
    /** In a digest, with `{count}` and the `{command}` that saves the photos as files. */
    saved: string;
    /** About a broken photo with `{number}`, which is not attached. */
    broken: string;
  };

  /** Last line if a reply goes to the visitor. */
  answer: string;
  /** Last line if the visitor gave no e-mail address. */
  call: string;
  /** Says that the e-mail may be a duplicate. */
  repeated: string;

  /** Number of messages, with `{n}`, by plural form. */
  messages: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
  digest: {
    /** With `{heading}`. */
    subject: string;
    /** With `{messages}`. */
    heading: string;
    reason: string;
    /** A line of the index for messages with the same text, with `{messages}` and `{first}`. */
    alike: string;
    /** Follows the first messages of a large group, with `{messages}` and `{command}`. */
    rest: string;
    /** Follows the index if not all groups are printed, with `{from}` and `{command}`. */
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
  /** The hourly test message. */
  canary: {
    name: string;
    message: string;
    /** Text in other required fields. */
    sample: string;
  };
}
