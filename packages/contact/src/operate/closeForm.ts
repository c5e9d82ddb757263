import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { command } from './output.ts';

/** The document by which firestore.rules refuse every message. */
const path = 'contact_state/closed';

/** Makes the form refuse messages from now on. The visitor sees the phone number. */
export async function closeForm(db: Firestore): Promise<void> {
  await db.doc(path).set({ closedAt: Timestamp.now() });
  console.log(
    `The form is closed: each message is refused, and the visitor sees the phone number. No canary is sent. "${command} open" opens the form.`,
  );
}

export async function openForm(db: Firestore): Promise<void> {
  await db.doc(path).delete();
  console.log('The form is open: it accepts messages.');
}

/** Returns since when the form is closed, in ms since 1970. Returns undefined if it is open. */
export async function readClosingTime(db: Firestore): Promise<number | undefined> {
  const closed = await db.doc(path).get();
  return closed.exists ? ((closed.get('closedAt') as Timestamp | undefined)?.toMillis() ?? 0) : undefined;
}
