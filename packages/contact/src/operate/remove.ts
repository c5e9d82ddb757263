import { createInterface } from 'node:readline/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { textOf } from '../email/fieldLine.ts';
import { allMessages, oneMessage, type TracedMessage } from './messages.ts';
import { Refusal } from './refusal.ts';
import { localTime, table } from './table.ts';

export interface Selection {
  id: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** A span of time, both ends with it. */
  from?: string | undefined;
  to?: string | undefined;
  /** Words that a message must hold; with a span of time alone. */
  containing?: string | undefined;
  yes: boolean;
}

/** Deletes messages with their entries in the ledger, and asks before. */
export async function remove(db: Firestore, selection: Selection, project: string) {
  const { id, yes } = selection;
  const hits = whichFit(selection);
  const found: TracedMessage[] = [];
  if (id) found.push(await oneMessage(db, id));
  else for await (const message of allMessages(db)) if (hits(message)) found.push(message);
  if (found.length === 0) {
    console.log('No message fits, so nothing was deleted.');
    return;
  }

  table(
    found.map((message) => [
      message.id,
      localTime(message.receivedAt),
      textOf(message.content, 'name'),
      textOf(message.content, 'phone'),
    ]),
  );
  if (!yes && !(await agreed(`Delete ${found.length} message(s) from ${project} for good?`))) {
    console.log('Nothing was deleted.');
    return;
  }
  for (const message of found) {
    const batch = db.batch();
    batch.delete(db.doc(`contact_messages/${message.id}`));
    batch.delete(db.doc(`contact_deliveries/${message.id}`));
    await batch.commit();
  }
  console.log(
    `Deleted ${found.length} message(s). Their e-mails are still in the company's mailbox: delete them there.`,
  );
}

/** Whether a message is among those that were asked for. */
function whichFit({
  id,
  email,
  phone,
  from,
  to,
  containing,
}: Selection): (message: TracedMessage) => boolean {
  const spanned = from !== undefined || to !== undefined || containing !== undefined;
  if ([id, email, phone, spanned || undefined].filter((one) => one !== undefined).length !== 1) {
    throw new Refusal(
      'delete needs exactly one of: an ID, --email X, --phone X, --from T --to T [--containing X].',
    );
  }
  if (phone !== undefined) {
    const digits = lastDigits(phone);
    if (digits.length < 7) throw new Refusal('--phone needs at least seven digits.');
    return ({ content }) => lastDigits(textOf(content, 'phone')) === digits;
  }
  if (!spanned)
    return ({ content }) => textOf(content, 'email').toLowerCase() === email?.trim().toLowerCase();

  const [since, until] = [timeIn('from', from), timeIn('to', to)];
  const words = containing?.toLowerCase();
  return ({ receivedAt, content }) =>
    receivedAt !== null &&
    receivedAt >= since &&
    receivedAt <= until &&
    (words === undefined ||
      Object.values(content).some((value) => value?.toString().toLowerCase().includes(words)));
}

/** Both ends are asked for, so that nobody deletes everything by leaving one out. */
function timeIn(name: string, text: string | undefined): number {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time))
    throw new Refusal(`--${name} is a time, such as 2026-11-20T14:00, not "${text ?? ''}".`);
  return time;
}

async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Refusal('Nobody is there to ask. Add --yes to delete without a question.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [yes/NO] `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** A Polish number without its prefix, so that +48 600 100 200 and 600100200 are the same. */
function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-9);
}
