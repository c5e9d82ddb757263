import type { MessageValues } from '../contract/fields.ts';
import { createCommit } from '../contract/createCommit.ts';
import type { ContactSettings } from './readContactSettings.ts';

/** Progress and cancellation of an upload. */
export interface UploadOptions {
  /** Called with the sent and total number of bytes. */
  onProgress: (sent: number, total: number) => void;
  /** Aborts the request. */
  signal: AbortSignal;
}

export interface PhotoCommit {
  id: string;
  message: MessageValues;
  /** JPEG files in base64. */
  photos: readonly string[];
  /** Token of App Check, if there is one. */
  appCheckToken: string | undefined;
}

/**
 * Stores a message and its photos in one commit over Firestore's REST API. The SDK uses fetch, which reports no progress.
 * Rejects with an Error that has Firestore's code, if there is one.
 */
export function commitWithPhotos(
  { projectId, apiKey, emulator }: ContactSettings,
  { appCheckToken, ...commit }: PhotoCommit,
  { onProgress, signal }: UploadOptions,
): Promise<void> {
  const host = emulator && `${emulator.host}:${emulator.port}`;
  const { url, body } = createCommit({ projectId, apiKey, emulator: host }, commit);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Content-Type', 'application/json');
    if (appCheckToken) request.setRequestHeader('X-Firebase-AppCheck', appCheckToken);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('loadend', () => {
      const { error, commitTime } = parseResponse(request.responseText);
      if (request.status === 200 && commitTime) resolve();
      else reject(Object.assign(new Error('The commit failed.'), { code: toSdkCode(error?.status) }));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

interface CommitResponse {
  commitTime?: string;
  error?: { status?: string };
}

/** Parses a response. Returns an empty object if it is not Firestore's, such as a proxy's page. */
function parseResponse(text: string): CommitResponse {
  try {
    // The emulator returns a list.
    const answer = JSON.parse(text) as CommitResponse | [CommitResponse] | null;
    return (Array.isArray(answer) ? answer[0] : answer) ?? {};
  } catch {
    return {};
  }
}

/** Converts `PERMISSION_DENIED` to the SDK's `permission-denied`. */
function toSdkCode(status: unknown): string | undefined {
  return typeof status === 'string' ? status.toLowerCase().replaceAll('_', '-') : undefined;
}
