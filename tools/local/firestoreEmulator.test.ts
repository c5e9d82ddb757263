import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';
import { ensureEmulator } from './firestoreEmulator.ts';

test('an empty variable names no emulator', () => {
  const cache = createTemporaryFolder();
  writeFileSync(join(cache, 'cloud-firestore-emulator-v1.2.3.jar'), '');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', '')
    .stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '')
    .stubEnv('FIREBASE_EMULATORS_PATH', cache);
  expect(ensureEmulator(() => {})).toBe(join(cache, 'cloud-firestore-emulator-v1.2.3.jar'));
});
