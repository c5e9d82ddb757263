import { startFirestoreEmulator } from '../support/firestoreEmulator.ts';

/** Starts the Firestore emulator with the rules. */
export async function startFirestore(folder: string, rules: string, project: string) {
  const emulator = await startFirestoreEmulator(folder, [`--rules=${rules}`]);
  const messages = `v1/projects/${project}/databases/(default)/documents/contact_messages`;
  // The first write compiles the rules, which can take longer than the form waits.
  const { status } = await fetch(`http://${emulator.address}/${messages}`, {
    method: 'POST',
    body: '{"fields":{}}',
  });
  if (status === 403) return emulator;
  await emulator.end();
  throw new Error(`The database takes an empty message: ${status}.`);
}
