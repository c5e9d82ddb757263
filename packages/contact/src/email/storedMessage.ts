import type { Field, MessageValues } from '../contract/fields.ts';
import type { EmailLocale } from './locale.ts';
import type { StoredPhoto } from './photos.ts';

/** A stored contact message. */
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
   * Whether the mail server has refused its text. The e-mail then has name, phone, time and number only.
   * @default false
   */
  withoutText?: boolean;
  /** The photos to attach. */
  photos?: readonly StoredPhoto[];
  /** The number of photos, for a digest, which does not attach them. */
  photoCount?: number;
}

/** Services and language of the company that reads the e-mail. */
export interface EmailOptions {
  /**
   * The company's services. The subject contains no other service.
   * @default any service
   */
  services?: readonly string[] | undefined;
  /** @default Polish, Europe/Warsaw, PL */
  locale?: EmailLocale | undefined;
}
