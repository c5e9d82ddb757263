import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from '../../tools/local/paths.ts';
import { startFirestoreEmulator } from '../support/firestoreEmulator.ts';

/**
 * Starts a Firestore emulator, unless FIRESTORE_EMULATOR_HOST names one that is running already. It has no functions: the
 * tests drive the delivery themselves.
 */
export default async function setup() {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return undefined;
  const folder = join(localFolder, `faults-${process.pid}`);
  const { address, end } = await startFirestoreEmulator(folder);
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  return async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
}
