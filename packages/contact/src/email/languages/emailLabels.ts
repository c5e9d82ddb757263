/** The texts of the e-mails in one language. Values replace names in braces, such as `{about}`. */
export interface EmailLabels {
  /** BCP 47 language tag, such as `pl` or `en-GB`. It determines the formats of days, times and plurals. */
  lang: string;
  /** Also of a notification on the owner's phone. */
  heading: string;
  /** With `{about}`: service and sender. */
  subject: string;

  name: string;
  phone: string;
  email: string;
  service: string;
  message: string;
  /** Label of the page that the visitor came from. */
  page: string;
  received: string;
  /** Label of the message's id and reference. */
  number: string;

  /** In place of an empty value. */
  notGiven: string;
  yes: string;
  no: string;

  photos: string;
  /** About a broken photo with `{number}`, which is not attached. */
  brokenPhoto: string;

  /** Last line if a reply goes to the visitor. */
  answer: string;
  /** Last line if the visitor gave no e-mail address. */
  call: string;
  /** Says that the e-mail may be a duplicate. */
  repeated: string;

  /** Number of messages, with `{n}`, by plural form. */
  messages: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
  digest: {
    /** With `{messages}`. It is also the subject. */
    heading: string;
    /** Why it is a digest, what the attached file has, and which messages come first. */
    intro: string;
    /** Says that photos are not attached, with the `{command}` that saves them as files. */
    photos: string;
  };
  /** Says that the text is left out, with the `{command}` that shows it. */
  withoutText: string;
  /** About messages that the mail server refuses. The subject has `{messages}`. */
  notice: { subject: string; text: string };
  /** To the visitor, with `{number}`. */
  confirmation: { subject: string; text: string };
}
