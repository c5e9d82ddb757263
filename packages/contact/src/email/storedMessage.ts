import type { Field } from '../contract/fields.ts';
import type { MessageValues } from '../contract/values.ts';
import type { EmailLocale } from './locale.ts';
import type { StoredPhoto } from './photos.ts';

/** What an e-mail has of a message: all, name and phone, the phone only, or nothing of the visitor. */
export const levels = ['whole', 'contact', 'phone', 'notice'] as const;
export type Level = (typeof levels)[number];

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
  /**
   * How much of it the e-mail has. A mail server has refused more.
   * @default whole
   */
  level?: Level;
  photos?: readonly StoredPhoto[];
  /** The number of photos, for a digest, which does not attach them. */
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
