import { createdAtServerTime, restFields } from '../contract/restFields.ts';
import type { WriteAsVisitor } from './canary.ts';

export interface VisitorOptions {
  project: string;
  /** The public web key, which also the pages carry. */
  apiKey: string;
  /** Address of the site: the key may be good for requests from there alone. */
  site: string;
  /** Host and port of an emulator; without it messages go to the real project. */
  emulator?: string | undefined;
  /** Proof for App Check, where the database asks for it. */
  appCheckToken?: (() => Promise<string>) | undefined;
}

/** In milliseconds. */
const patience = 30_000;

/**
 * Writes over Firestore's public interface, with no rights but a visitor's: the rules decide. Throws an Error whose
 * message is a code: `http-403`, `no-answer`, `no-app-check`.
 */
export function writeAsVisitor(options: VisitorOptions): WriteAsVisitor {
  const { project, apiKey, site, emulator, appCheckToken } = options;
  const documents = `projects/${project}/databases/(default)/documents`;
  const base = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const address = `${base}/v1/${documents}:commit?key=${encodeURIComponent(apiKey)}`;

  return async (id, message) => {
    const headers: Record<string, string> = { 'Content-Type': 'application/json', Referer: site };
    if (appCheckToken) headers['X-Firebase-AppCheck'] = await orCode(appCheckToken(), 'no-app-check');
    const write = {
      update: { name: `${documents}/contact_messages/${id}`, fields: restFields(message) },
      updateTransforms: createdAtServerTime,
    };
    const answer = await orCode(
      fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify({ writes: [write] }),
        signal: AbortSignal.timeout(patience),
      }),
      'no-answer',
    );
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`http-${answer.status}`);
  };
}

/** A text of an error may hold the key. */
async function orCode<Value>(promise: Promise<Value>, code: string): Promise<Value> {
  try {
    return await promise;
  } catch {
    throw new Error(code);
  }
}
