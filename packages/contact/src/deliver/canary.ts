import { type CommitTarget, createCommit } from '../rest/createCommit.ts';
import { createSampleValue } from '../contract/createSampleValue.ts';
import type { Field } from '../contract/fields.ts';
import type { FieldValue, MessageValues } from '../contract/values.ts';
import type { Mailer } from '../email/email.ts';
import { polishLocale } from '../email/locale.ts';
import type { EmailOptions } from '../email/storedMessage.ts';
import { renderContactEmail } from '../email/renderContactEmail.ts';
import * as canaries from './firestoreLedger/canaries.ts';
import type { Ledger } from './firestoreLedger/ledger.ts';
import { sendEmail } from './sendEmail.ts';

// A canary is a test message that is sent every hour with a visitor's rights. An alert fires when it does not arrive.

export interface CanaryOptions extends EmailOptions {
  ledger: Ledger;
  /** Sends to the canary's mailbox; null if no canaries are sent. */
  mailer: Mailer | null;
}

/** Delivers a canary. Returns false for a visitor's message. Throws an Error, so that the platform tries again. */
export async function deliverCanary(id: string, options: CanaryOptions): Promise<boolean> {
  const { ledger, mailer } = options;
  const canary = await canaries.read(ledger, id);
  if (!canary) return false;
  if (!mailer) {
    await canaries.removeMissing(ledger);
    return true;
  }
  // In English, as its text is.
  const locale = { ...(options.locale ?? polishLocale), language: 'en' } as const;
  const render = () => renderContactEmail(canary, `<${id}@${ledger.mailDomain}>`, { locale });
  const fault = await sendEmail(mailer, render, null, ledger.log);
  if (fault) {
    await canaries.recordFault(ledger, id, fault.code);
    throw new Error(`Canary ${id} is not delivered yet: ${fault.code}.`);
  }
  await canaries.recordArrival(ledger, id);
  ledger.log('info', 'canary arrived', { id });
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
  const { fields, log } = ledger;
  for (const { id, code } of await canaries.removeMissing(ledger))
    log('error', 'canary did not arrive', { id, code });
  const isClosed = mailer !== null && (await canaries.isFormClosed(ledger));
  if (isClosed) log('info', 'form is closed, no canary sent');
  if (!mailer || isClosed) {
    // Otherwise the status would report that no canary is sent.
    await canaries.forgetLast(ledger);
    return;
  }
  const id = await canaries.add(ledger);
  try {
    await writeAsVisitor(visitor, id, createCanaryMessage(fields));
  } catch (error) {
    // It stays registered, so that a late write is not delivered to the company.
    log('error', 'canary was not stored', { id, code: error instanceof Error ? error.message : 'unknown' });
  }
}

/** Returns a canary's values: its name and text, and a sample for each other required field. */
export function createCanaryMessage(fields: readonly Field[]): MessageValues {
  const texts: MessageValues = {
    name: 'Hourly test',
    message:
      'The site sends this test to itself. If it stops arriving, messages of customers may not arrive either.',
  };
  const values = fields.map((field): [string, FieldValue] => {
    const nothing = field.kind === 'checkbox' ? false : null;
    return [field.name, texts[field.name] ?? (field.required ? createSampleValue(field) : nothing)];
  });
  return Object.fromEntries(values);
}

/** Stores a message over Firestore's REST API. Throws an Error whose message is a code: `http-403`, `no-answer`. */
async function writeAsVisitor(visitor: VisitorOptions, id: string, message: MessageValues): Promise<void> {
  // An error's text may contain the key.
  const rejectWith = (code: string) => () => Promise.reject(new Error(code));
  const headers: Record<string, string> = { Referer: URL.parse(visitor.site)?.href ?? '' };
  if (visitor.appCheckToken)
    headers['X-Firebase-AppCheck'] = await visitor.appCheckToken().catch(rejectWith('no-app-check'));
  const { url, body } = createCommit(visitor, { id, message });
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(rejectWith('no-answer'));
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`http-${answer.status}`);
}
