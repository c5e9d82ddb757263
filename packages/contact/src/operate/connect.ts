import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The project of the emulators that `npm start` and `tarcza-try` run. */
export const localProject = 'demo-tarcza';

/** Opens the project's database and prints which one it is. Throws an Error if project and emulator do not match. */
export async function connect(projectId: string): Promise<Firestore> {
  // Firebase reserves the prefix for projects that exist in emulators only.
  if (projectId.startsWith('demo-')) await requireEmulator(projectId);
  else if (process.env['FIRESTORE_EMULATOR_HOST'])
    // Otherwise the emulator's messages would be taken for those of the project.
    throw new Error(
      `--project ${projectId} is a real project, but FIRESTORE_EMULATOR_HOST points to an emulator. Unset it first.`,
    );
  else console.error(`Database: project ${projectId} in the cloud`);
  return getFirestore(initializeApp({ projectId }, projectId));
}

async function requireEmulator(projectId: string): Promise<void> {
  const host = (process.env['FIRESTORE_EMULATOR_HOST'] ||= '127.0.0.1:8080');
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  console.error(`Database: project ${projectId} in the emulator at ${host}`);
  if (!(await fetch(`http://${host}`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)))
    throw new Error(
      `No Firestore emulator answers at ${host}. Start one, name another with ` +
        'FIRESTORE_EMULATOR_HOST, or name a real project with --project.',
    );
}
