import { createConnection } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { Refusal } from './refusal.ts';

/** Firebase keeps the beginning "demo-" for projects that exist in emulators alone. */
export function isLocal(project: string): boolean {
  return project.startsWith('demo-');
}

/** The project's database; a local one only where an emulator answers. */
export async function connect(project: string): Promise<Firestore> {
  if (isLocal(project)) {
    const host = (process.env['FIRESTORE_EMULATOR_HOST'] ??= '127.0.0.1:8080');
    process.env['METADATA_SERVER_DETECTION'] ??= 'none';
    if (!(await answers(host))) {
      throw new Refusal(
        `No Firestore emulator answers at ${host}. Start one, name another with ` +
          'FIRESTORE_EMULATOR_HOST, or name a real project with --project.',
      );
    }
  } else if (process.env['FIRESTORE_EMULATOR_HOST']) {
    // Otherwise the messages of a real project would seem to be gone.
    throw new Refusal(
      `--project ${project} is a real project, but FIRESTORE_EMULATOR_HOST points to an emulator. Unset it first.`,
    );
  }
  return getFirestore(initializeApp({ projectId: project }));
}

function answers(address: string): Promise<boolean> {
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(address) ?? [];
  return new Promise((resolve) => {
    const socket = createConnection({
      host: host.replace(/^\[|\]$/g, ''),
      port: Number(port),
      timeout: 2000,
    });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}

/** A failure in words that say what to do. */
export function explained(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { message = String(error), code } = error as { message?: string; code?: unknown };
  if (/default credentials|invalid_grant|UNAUTHENTICATED/i.test(message)) {
    return 'Google Cloud does not know who you are. Run "gcloud auth application-default login" first.';
  }
  if (code === 7 || /PERMISSION_DENIED/.test(message)) {
    return `Your account may not read this project's database. Ask for the role "Cloud Datastore User".\n(${message})`;
  }
  return `Firestore refused: ${message}`;
}
