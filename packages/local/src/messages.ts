import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host, project, type Ports } from './ports.ts';

const description = 'firebase-export-metadata.json';

/** Whether a folder holds saved messages, in the form that firebase-tools imports. */
export function hasMessages(folder: string): boolean {
  return existsSync(join(folder, description));
}

/**
 * Saves the messages as firebase-tools does on its own exit, but asks Firestore itself: it still answers when
 * firebase-tools has crashed, and needs no signal, which Windows does not have.
 */
export async function saveMessages(folder: string, ports: Ports): Promise<boolean> {
  const next = `${folder}-next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    const response = await fetch(`http://${host}:${ports.firestore}/emulator/v1/projects/${project}:export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        database: `projects/${project}/databases/(default)`,
        export_directory: next,
        export_name: 'firestore_export',
      }),
      signal: AbortSignal.timeout(300_000),
    });
    if (!response.ok) return false;
  } catch {
    return false;
  }
  const firestore = {
    version: 'emulator',
    path: 'firestore_export',
    metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
  };
  writeFileSync(join(next, description), JSON.stringify({ version: 'emulator', firestore }));
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  return true;
}
