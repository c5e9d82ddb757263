import { createInterface } from 'node:readline/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { allMessages, oneMessage, type TracedMessage } from './messages.ts';
import { Refusal } from './refusal.ts';
import { localTime, table } from './table.ts';

export interface Selection {
  id: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  yes: boolean;
}

export async function remove(db: Firestore, { id, email, phone, yes }: Selection, project: string) {
  if ([id, email, phone].filter((one) => one !== undefined).length !== 1) {
    throw new Refusal('delete needs exactly one of: an ID, --email X, --phone X.');
  }
  const digits = phone === undefined ? undefined : lastDigits(phone);
  if (digits !== undefined && digits.length < 7) throw new Refusal('--phone needs at least seven digits.');

  const found: TracedMessage[] = [];
  if (id) found.push(await oneMessage(db, id));
  else {
    for await (const message of allMessages(db)) {
      const { content } = message;
      const hit =
        digits === undefined
          ? content.email?.toLowerCase() === email?.trim().toLowerCase()
          : lastDigits(content.phone) === digits;
      if (hit) found.push(message);
    }
  }
  if (found.length === 0) {
    console.log('No message fits, so nothing was deleted.');
    return;
  }

  table(
    found.map((message) => [
      message.id,
      localTime(message.receivedAt),
      message.content.name,
      message.content.phone,
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
