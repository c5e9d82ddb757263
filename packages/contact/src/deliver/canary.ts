import { getAllFields, type FieldValue, type Field, type MessageValues } from '../contract/fields.ts';
import { createSampleValue } from '../contract/createSampleValue.ts';
import { renderContactEmail } from '../email/renderContactEmail.ts';
import { type Mailer, MailError } from '../email/email.ts';
import { type EmailLocale, createFormats } from '../email/locale.ts';
import type { Canary } from './firestoreLedger/canary.ts';
import { type Log, DeliveryError } from './options.ts';

/*
 * A canary is a test message that is sent every hour with a visitor's rights. An alert fires when it does not arrive. A
 * message is a canary only if its id is in a collection that only the server can write.
 */

export interface CanaryOptions {
  canary: Canary;
  /** Sends to the canary's mailbox; null if no canaries are sent. */
  mailer: Mailer | null;
  log: Log;
  /**
   * Language, time zone and country of the e-mails.
   * @default Polish, Europe/Warsaw, PL
   */
  locale?: EmailLocale | undefined;
}

/** Returns a canary's values: its name and text, and a sample for each other required field. */
export function createCanaryMessage(
  locale?: EmailLocale,
  fields: readonly Field[] = getAllFields(),
): MessageValues {
  const { name, message, sample } = createFormats(locale).labels.canary;
  const own: MessageValues = { name, message };
  const values = fields.map((field): [string, FieldValue] => {
    const nothing = field.kind === 'checkbox' ? false : null;
    return [field.name, own[field.name] ?? (field.required ? createSampleValue(field, sample) : nothing)];
  });
  return Object.fromEntries(values);
}

/** Delivers a canary. Returns false for a visitor's message. Throws a DeliveryError, so that the platform tries again. */
export async function deliverCanary(id: string, options: CanaryOptions): Promise<boolean> {
  const { canary, mailer, log, locale } = options;
  const found = await canary.findCanary(id);
  if (!found) return false;
  if (!mailer) {
    await canary.removeMissing();
    return true;
  }
  try {
    await mailer.send(renderContactEmail(found.message, found.messageId, { locale }), null);
  } catch (error) {
    const code = error instanceof MailError ? error.fault.code : 'internal';
    await canary.recordFailure(id, code);
    throw new DeliveryError(id, code);
  }
  await canary.recordArrival(id);
  log('info', 'canary arrived', { id });
  return true;
}

/** Stores a message with a visitor's rights. Throws an Error whose message is a code. */
export type WriteAsVisitor = (id: string, message: MessageValues) => Promise<void>;

/** Logs the previous canary if it did not arrive. Sends the next one, unless the form is closed. */
export async function sendCanary(options: CanaryOptions, write: WriteAsVisitor): Promise<void> {
  const { canary, mailer, log, locale } = options;
  for (const { id, code } of await canary.removeMissing())
    log('error', 'canary did not arrive', { id, code });
  if (!mailer) return canary.disable();
  if (await canary.isFormClosed()) {
    log('info', 'form is closed, no canary sent');
    return canary.disable();
  }
  const id = await canary.register();
  try {
    await write(id, createCanaryMessage(locale, canary.fields));
  } catch (error) {
    // It stays registered, so that a late write is not delivered to the company.
    log('error', 'canary was not stored', { id, code: error instanceof Error ? error.message : 'unknown' });
  }
}
