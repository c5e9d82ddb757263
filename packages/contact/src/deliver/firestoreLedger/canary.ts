import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type CommitTarget, createCommit } from '../../contract/createCommit.ts';
import { createSampleValue } from '../../contract/createSampleValue.ts';
import type { Field } from '../../contract/fields.ts';
import type { FieldValue as Value, MessageValues } from '../../contract/values.ts';
import { renderContactEmail } from '../../email/renderContactEmail.ts';
import { type Mailer, MailError } from '../../email/email.ts';
import type { EmailOptions } from '../../email/storedMessage.ts';
import { getReceivedAt } from './records.ts';
import type { Ledger } from './ledger.ts';
import { DeliveryError } from '../options.ts';
import { readMessage } from '../readMessage.ts';

/*
 * A canary is a test message that is sent every hour with a visitor's rights. An alert fires when it does not arrive. A
 * message is a canary only if its id is in a collection that only the server can write. `contact_state/canary` has the
 * times of the last canary sent and the last one arrived.
 */

export interface CanaryOptions extends EmailOptions {
  ledger: Ledger;
  /** Sends to the canary's mailbox; null if no canaries are sent. */
  mailer: Mailer | null;
}

/** Delivers a canary. Returns false for a visitor's message. Throws a DeliveryError, so that the platform tries again. */
export async function deliverCanary(id: string, options: CanaryOptions): Promise<boolean> {
  const { ledger, mailer } = options;
  const { db, messages, canaries, mailDomain, fields, clock, log } = ledger;
  const [message, canary] = await db.getAll(messages.doc(id), canaries.doc(id));
  if (!message?.exists || !canary?.exists) return false;
  if (!mailer) {
    await removeMissing(ledger);
    return true;
  }
  try {
    const content = readMessage(fields, message.data() ?? {});
    const receivedAt = getReceivedAt(message, clock());
    const stored = { id, content, fields, receivedAt, possibleDuplicate: false };
    await mailer.send(renderContactEmail(stored, `<${id}@${mailDomain}>`, options), null);
  } catch (error) {
    const code = error instanceof MailError ? error.fault.code : 'internal';
    await canaries.doc(id).set({ lastError: code }, { merge: true });
    throw new DeliveryError(id, code);
  }
  await remove(ledger, id, { arrivedAt: Timestamp.fromMillis(clock()), lost: FieldValue.delete() });
  log('info', 'canary arrived', { id });
  return true;
}

export interface VisitorOptions extends CommitTarget {
  /** URL of the site, sent as Referer, because the key may be restricted to it. */
  site: string;
  /** Returns a token for App Check, if the database requires it. */
  appCheckToken?: (() => Promise<string>) | undefined;
}

/** Logs the previous canary if it did not arrive. Sends the next one, unless the form is closed. */
export async function sendCanary(options: CanaryOptions, visitor: VisitorOptions): Promise<void> {
  const { ledger, mailer } = options;
  const { db, messages, canaries, canaryRef, closedRef, fields, clock, log } = ledger;
  for (const { id, code } of await removeMissing(ledger)) log('error', 'canary did not arrive', { id, code });
  const isClosed = mailer !== null && (await closedRef.get()).exists;
  if (isClosed) log('info', 'form is closed, no canary sent');
  if (!mailer || isClosed) {
    await canaryRef.delete();
    return;
  }
  const { id } = messages.doc();
  const plantedAt = Timestamp.fromMillis(clock());
  await db
    .batch()
    .create(canaries.doc(id), { plantedAt, lastError: null })
    .set(canaryRef, { plantedAt }, { merge: true })
    .commit();
  try {
    await writeAsVisitor(visitor, id, createCanaryMessage(fields));
  } catch (error) {
    // It stays registered, so that a late write is not delivered to the company.
    log('error', 'canary was not stored', { id, code: error instanceof Error ? error.message : 'unknown' });
  }
}

/** Deletes the canaries that have not arrived. Returns them with the last error code, `no-try` if nothing was tried. */
async function removeMissing(ledger: Ledger): Promise<{ id: string; code: string }[]> {
  const { docs } = await ledger.canaries.get();
  const lost = docs.map((doc) => ({
    id: doc.id,
    code: (doc.get('lastError') as string | null) ?? 'no-try',
  }));
  for (const { id, code } of lost) await remove(ledger, id, { lost: code });
  return lost;
}

async function remove({ db, messages, canaries, canaryRef }: Ledger, id: string, state: object) {
  const batch = db.batch().delete(messages.doc(id)).delete(canaries.doc(id));
  await batch.set(canaryRef, state, { merge: true }).commit();
}

/** Returns a canary's values: its name and text, and a sample for each other required field. */
export function createCanaryMessage(fields: readonly Field[]): MessageValues {
  const texts: MessageValues = {
    name: 'Hourly test',
    message:
      'The site sends this test to itself. If it stops arriving, messages of customers may not arrive either.',
  };
  const values = fields.map((field): [string, Value] => {
    const nothing = field.kind === 'checkbox' ? false : null;
    return [field.name, texts[field.name] ?? (field.required ? createSampleValue(field) : nothing)];
  });
  return Object.fromEntries(values);
}

/** Stores a message over Firestore's REST API. Throws an Error whose message is a code: `http-403`, `no-answer`. */
async function writeAsVisitor(visitor: VisitorOptions, id: string, message: MessageValues): Promise<void> {
  // An error's text may contain the key.
  const rejectWith = (code: string) => () => Promise.reject(new Error(code));
  const headers: Record<string, string> = { 'Content-Type': 'application/json', Referer: visitor.site };
  if (visitor.appCheckToken)
    headers['X-Firebase-AppCheck'] = await visitor.appCheckToken().catch(rejectWith('no-app-check'));
  const { url, body } = createCommit(visitor, { id, message });
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(rejectWith('no-answer'));
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`http-${answer.status}`);
}
