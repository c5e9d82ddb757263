import type { ContactField, ContactMessage } from '@tarcza/contact/contract';
import type { ExtraField, ExtraValues, FieldProblem } from '@tarcza/contact/fields';
import type { ReactNode } from 'react';

/** A field that the page adds to the form: what is asked, and how it is judged. */
export type FormField = ExtraField & {
  /** Shown above the field, beside a checkbox. A link in it, as to a privacy policy, is part of the name. */
  label: ReactNode;
  /** What helps to fill it in, between label and field; read after the name. */
  hint?: ReactNode;
  /** What the browser may fill in, as `address-line1`; `street-address` is for fields of several lines (HTML Standard, 4.10.18.7). */
  autoComplete?: string;
  /** Sentences about problems of this field alone, in place of those of `labels.problem`. */
  problems?: Partial<Record<FieldProblem, string>>;
};

/** What `onSubmit` receives: the message, and a value for each field of the page's own. */
export type MessageOf<Fields extends readonly FormField[]> = ContactMessage & ExtraValues<Fields>;

/** A sentence for each field that it is about, by the field's name. */
export type Sentences<Fields extends readonly FormField[] = readonly FormField[]> = Partial<
  Record<ContactField | Fields[number]['name'], string>
>;

/** What whoever receives a message did not like about it. */
export interface Refusal<Fields extends readonly FormField[] = readonly FormField[]> {
  /** What is wrong with which field, in the visitor's words: shown at the field, and in the list above the form. */
  problems?: Sentences<Fields>;
  /** What there is to say beside it: shown above that list, or above the button where no field is at fault. */
  text?: string;
}

/** What is known of a message once it is stored. */
export interface SentMessage {
  /** The number by which visitor and company may speak of it. */
  reference: string;
}

/**
 * Stores a message, and resolves only once it is known to be stored; rejects otherwise. A number that it resolves with
 * is shown to the visitor. Where it was refused for what it
 * says, it resolves with that.
 */
export type SendContactMessage<Fields extends readonly FormField[] = readonly []> = (
  message: MessageOf<Fields>,
) => Promise<SentMessage | Refusal<Fields> | void>;

/** What stands in the fields at first: a text, an option, a day as `2026-11-20`, or whether a box is ticked. */
export type DefaultValues<Fields extends readonly FormField[] = readonly FormField[]> = Partial<
  Record<ContactField, string> & {
    [Field in Fields[number] as Field['name']]: Field extends { kind: 'checkbox' } ? boolean : string;
  }
>;
