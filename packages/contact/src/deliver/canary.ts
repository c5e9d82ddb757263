import { allFields, type ExtraValue, type Field, type MessageValues } from '../contract/extraFields.ts';
import { sampleOf } from '../contract/sampleOf.ts';
import { contactEmail, type StoredMessage } from '../email/contactEmail.ts';
import { type Mailer, MailError } from '../email/email.ts';
import { type Reader, readingFor } from '../email/reader.ts';
import { type Log, NotDelivered } from './deliver.ts';

/*
 * A test message every hour, sent as a visitor sends one, so that an alert goes off when messages stop arriving. Only
 * the server can write the list of canaries. The content of a message never makes it a canary.
 */

/** The stored side of the canary. */
export interface Canary {
  /** The form's list of fields. */
  fields: readonly Field[];
  /** Returns the message and the Message-ID of its e-mail if it is a canary, else null. */
  find(id: string): Promise<{ message: StoredMessage; messageId: string } | null>;
  /** Enters a new canary into the list. Returns the id that its message must have. */
  plant(): Promise<string>;
  /** Notes why a try failed. */
  failed(id: string, code: string): Promise<void>;
  /** Deletes a canary that has arrived. */
  arrived(id: string): Promise<void>;
  /** Deletes the canaries that have not arrived, and returns them. */
  clear(): Promise<LostCanary[]>;
  /** Deletes the times of the last canary, because no other one is sent. */
  retire(): Promise<void>;
}

export interface LostCanary {
  id: string;
  /** Why its last try failed; `no-try` when the function never received it, or it was never stored. */
  code: string;
}

export interface CanaryParts {
  canary: Canary;
  /** Sends to the canary's own mailbox; null when there is none. */
  mailer: Mailer | null;
  log: Log;
  /**
   * The reader of the canary's e-mails.
   * @default Polish, Europe/Warsaw, PL
   */
  reader?: Reader | undefined;
}

/** Returns the canary's own name and text, and a sample for each other required field. */
export function canaryMessage(reader?: Reader, fields: readonly Field[] = allFields()): MessageValues {
  const { name, message, sample } = readingFor(reader).words.canary;
  const own: MessageValues = { name, message };
  const values = fields.map((field): [string, ExtraValue] => {
    const nothing = field.kind === 'checkbox' ? false : null;
    return [field.name, own[field.name] ?? (field.required ? sampleOf(field, sample) : nothing)];
  });
  return Object.fromEntries(values);
}

/**
 * Delivers a message if it is a canary.
 *
 * @returns false if it is a visitor's message; nothing was done then.
 * @throws NotDelivered if the e-mail failed, so that the platform repeats the event.
 */
export async function deliverCanary(id: string, parts: CanaryParts): Promise<boolean> {
  const { canary, mailer, log, reader } = parts;
  const found = await canary.find(id);
  if (!found) return false;
  if (!mailer) {
    await canary.clear();
    return true;
  }
  try {
    await mailer.send(contactEmail(found.message, found.messageId, { reader }), null);
  } catch (error) {
    const code = error instanceof MailError ? error.code : 'internal';
    await canary.failed(id, code);
    throw new NotDelivered(id, code);
  }
  await canary.arrived(id);
  log('info', 'canary arrived', { id });
  return true;
}

/** Stores a message as a visitor does; throws a code when it is refused. */
export type WriteAsVisitor = (id: string, message: MessageValues) => Promise<void>;

/** Logs the last canary if it did not arrive, and sends the next one. */
export async function sendCanary(parts: CanaryParts, write: WriteAsVisitor): Promise<void> {
  const { canary, mailer, log, reader } = parts;
  for (const { id, code } of await canary.clear()) log('error', 'canary did not arrive', { id, code });
  if (!mailer) return canary.retire();
  const id = await canary.plant();
  try {
    await write(id, canaryMessage(reader, canary.fields));
  } catch (error) {
    // It stays in the list, because a late write must not reach the company.
    log('error', 'canary was not stored', { id, code: error instanceof Error ? error.message : 'unknown' });
  }
}
