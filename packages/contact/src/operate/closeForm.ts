import { Timestamp } from 'firebase-admin/firestore';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';

/** Makes the form refuse messages from now on. The visitor sees the phone number. */
export async function closeForm({ closedRef }: Ledger): Promise<void> {
  await closedRef.set({ closedAt: Timestamp.now() });
  console.log(
    'The form is closed: each message is refused, and the visitor sees the phone number. No canary is sent. "open" opens the form.',
  );
}

export async function openForm({ closedRef }: Ledger): Promise<void> {
  await closedRef.delete();
  console.log('The form is open: it accepts messages.');
}
