import {
  allFields,
  extraProblems,
  type ExtraValue,
  type Field,
  type MessageValues,
} from '../contract/extraFields.ts';
import { sampleOf } from '../contract/sampleOf.ts';
import type { Mailer } from '../email/email.ts';
import { type Reader, readingFor } from '../email/reader.ts';
import { deliver, type Log } from './deliver.ts';
import type { Ledger } from './ledger.ts';

/*
 * A message of our own, sent once an hour as a visitor would send it, so that somebody hears when visitors' messages
 * stop coming: rules, event, function and mail server all have to work for it to arrive.
 *
 * What makes a message a canary is that its id was entered into a collection which no visitor can write, before the
 * message was there. Nothing in the message itself counts, so nobody can have a message passed over by its looks.
 */

/** The stored side of the canary. */
export interface Canary {
  /** Delivers canaries as the firm's ledger delivers messages, in books of its own: no cap, no digest, no parking. */
  ledger: Ledger;
  /** The form's list of fields. */
  fields: readonly Field[];
  /** Whether a message is one of ours. */
  owns(id: string): Promise<boolean>;
  /** Announces the next one; only then may it be written. Answers with the id that it is to have. */
  plant(): Promise<string>;
  /** Takes one that has arrived away again. Answers with how many seconds it took. */
  arrived(id: string): Promise<number>;
  /** Takes away those that have not arrived. Answers with what kept each. */
  clear(): Promise<LostCanary[]>;
  /** Forgets when the last one came: none is sent any more. */
  retire(): Promise<void>;
}

export interface LostCanary {
  id: string;
  /** Of its last try; `no-try` when the function never got it, or it was never stored. */
  code: string;
}

export interface CanaryParts {
  canary: Canary;
  /** Sends to the canary's own mailbox; null when there is none. */
  mailer: Mailer | null;
  /**
   * What it says in the fields, by their names.
   * @default in required fields a value that their declaration takes, nothing in others
   */
  values?: MessageValues;
  log: Log;
  /**
   * Who reads it.
   * @default as of the firm's e-mails: Polish, Europe/Warsaw, PL
   */
  reader?: Reader | undefined;
}

/**
 * Returns the canary's values: those given, else its own name and text, else a sample where one is required.
 *
 * @throws if a given value is not one that the form takes; the error names the field and what to do.
 */
export function canaryMessage(
  reader?: Reader,
  fields: readonly Field[] = allFields(),
  given: MessageValues = {},
): MessageValues {
  const stranger = Object.keys(given).find((name) => fields.every((field) => field.name !== name));
  if (stranger !== undefined)
    throw new Error(`The canary has a value for "${stranger}", which the form does not ask. Take it out.`);
  const { name, message, sample } = readingFor(reader).words.canary;
  const own: MessageValues = { name, message };
  const values = fields.map((field): [string, ExtraValue] => {
    const nothing = field.kind === 'checkbox' ? false : null;
    const value = given[field.name] ?? own[field.name];
    return [field.name, value ?? (field.required ? sampleOf(field, sample) : nothing)];
  });
  return checkedValues(fields, Object.fromEntries(values));
}

/**
 * Delivers a message if it is one of ours.
 *
 * @returns false when it is a visitor's, and nothing was done.
 */
export async function deliverCanary(
  id: string,
  { canary, mailer, log, reader }: CanaryParts,
): Promise<boolean> {
  if (!(await canary.owns(id))) return false;
  if (!mailer) {
    // Its mailbox was taken out of the settings while it was on its way.
    await canary.clear();
    return true;
  }
  const verdict = await deliver(id, { ledger: canary.ledger, mailer, log, reader });
  if (verdict === 'sent' || verdict === 'already-sent') {
    log('info', 'canary arrived', { id, seconds: await canary.arrived(id) });
  }
  return true;
}

/** Stores a message as a visitor does; throws a code when it is refused. */
export type WriteAsVisitor = (id: string, message: MessageValues) => Promise<void>;

/**
 * Says what became of the last canary, and sends the next.
 *
 * @throws when `values` are not what the form would send; the error names the field and what to do.
 */
export async function sendCanary(parts: CanaryParts, write: WriteAsVisitor): Promise<void> {
  const { canary, mailer, log, values, reader } = parts;
  for (const { id, code } of await canary.clear()) log('error', 'canary did not arrive', { id, code });
  if (!mailer) return canary.retire();
  const message = canaryMessage(reader, canary.fields, values);
  const id = await canary.plant();
  try {
    await write(id, message);
  } catch (error) {
    // It stays announced: a write that is only late must not reach the firm.
    log('error', 'canary was not stored', { id, code: error instanceof Error ? error.message : 'unknown' });
  }
}

function checkedValues(fields: readonly Field[], values: MessageValues): MessageValues {
  const [wrong] = Object.entries(extraProblems(fields, values));
  if (!wrong) return values;
  throw new Error(
    `The canary's value for "${wrong[0]}" would be refused (${wrong[1]}). Give it one that the form takes.`,
  );
}
