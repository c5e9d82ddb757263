import type { MessageValues } from '../contract/extraFields.ts';
import { photoLimits } from '../contract/photos.ts';
import { createdAtServerTime, restFields } from '../contract/restFields.ts';
import type { ContactSettings } from './contactSettings.ts';

/** An upload: how many of its bytes are sent, and what ends it. */
export interface Upload {
  onProgress: (sent: number, total: number) => void;
  /** Aborts the request. */
  signal: AbortSignal;
}

export interface PhotoCommit {
  id: string;
  message: MessageValues;
  /** JPEG files in base64. */
  photos: readonly string[];
  /** The token of App Check, where it works. */
  appCheckToken: string | undefined;
}

/**
 * Stores a message and its photos in one commit over Firestore's REST interface. The SDK uses fetch, which reports no
 * progress of an upload. Rejects with an error that has Firestore's code, if there is one.
 */
export function commitWithPhotos(
  { projectId, apiKey, emulator }: ContactSettings,
  { id, message, photos, appCheckToken }: PhotoCommit,
  { onProgress, signal }: Upload,
): Promise<void> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const host = emulator ? `http://${emulator.host}:${emulator.port}` : 'https://firestore.googleapis.com';
  const write = (path: string, fields: object) => ({
    update: { name: `${documents}/contact_messages/${path}`, fields },
    updateTransforms: createdAtServerTime,
  });
  const writes = [
    write(id, restFields(message)),
    ...photos.map((bytesValue, place) =>
      write(`${id}/photos/${place}`, { bytes: { bytesValue }, type: { stringValue: photoLimits.type } }),
    ),
  ];

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${host}/v1/${documents}:commit?key=${encodeURIComponent(apiKey)}`);
    request.setRequestHeader('Content-Type', 'application/json');
    if (appCheckToken) request.setRequestHeader('X-Firebase-AppCheck', appCheckToken);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('loadend', () => {
      const { error, commitTime } = answerOf(request.responseText);
      if (request.status === 200 && commitTime) resolve();
      else reject(Object.assign(new Error('The commit failed.'), { code: codeOf(error?.status) }));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(JSON.stringify({ writes }));
  });
}

interface Answer {
  commitTime?: string;
  error?: { status?: string };
}

/** An answer that is not Firestore's, such as a proxy's page, has neither a time nor a status. */
function answerOf(text: string): Answer {
  try {
    // The emulator answers with a list.
    const answer = JSON.parse(text) as Answer | [Answer] | null;
    return (Array.isArray(answer) ? answer[0] : answer) ?? {};
  } catch {
    return {};
  }
}

/** `PERMISSION_DENIED` is `permission-denied` in the SDK. */
function codeOf(status: unknown): string | undefined {
  return typeof status === 'string' ? status.toLowerCase().replaceAll('_', '-') : undefined;
}
