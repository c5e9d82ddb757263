import type { Field } from '../contract/fields.ts';
import type { MessageValues } from '../contract/values.ts';
import type { EmailLocale } from './locale.ts';
import type { StoredPhoto } from './photos.ts';

export interface StoredMessage {
  id: string;
  /** The values of all fields. A null or absent value was not given. */
  content: MessageValues;
  /**
   * All fields of the form.
   * @default the standard fields
   */
  fields?: readonly Field[];
  /** When the visitor sent it, in ms since 1970. */
  receivedAt: number;
  /** Whether the company may have received it already. */
  possibleDuplicate: boolean;
  /** Whether the mail server refused its text, so that the e-mail says how to read it. */
  isStopgap?: boolean;
  /** The visitor's address, for replies. */
  replyAddress?: string | null;
  photos?: readonly StoredPhoto[];
  /** The number of photos that are not attached, because it is in a digest or too large. */
  photoCount?: number;
}

export interface EmailOptions {
  /**
   * Language, time zone and country of the company that reads the e-mail.
   * @default Polish, Europe/Warsaw, PL
   */
  locale?: EmailLocale | undefined;
  /**
   * The services that the form offers. Only one of them is in the subject, because anyone can send any text.
   * @default none
   */
  services?: readonly string[] | undefined;
}
