import { type Commit, createCommit, createStoredCheck } from '../rest/createCommit.ts';
import type { MessageValues } from '../contract/values.ts';
import { startAppCheck } from './appCheck.ts';
import type { ContactSettings } from './readContactSettings.ts';
import { SendingError } from './SendingError.ts';

/** Writes to the collection of messages. All resolve when Firestore has confirmed them, and reject with a SendingError. */
export type Messages = ReturnType<typeof openMessages>;

export interface Upload {
  /** If aborted before the request, nothing is sent; during it, the request ends. */
  signal: AbortSignal;
  onProgress?: ((sent: number, total: number) => void) | undefined;
}

/** Opens the collection of messages, and starts App Check if there are settings for it. */
export function openMessages(settings: ContactSettings) {
  const { appCheck } = settings;
  const getToken = appCheck && startAppCheck(settings, appCheck);
  let lastToken: string | undefined;

  /** Without a token of App Check, Firestore decides whether it accepts messages. */
  async function send(commit: Commit, upload?: Upload): Promise<void> {
    const token = (lastToken = await getToken?.());
    const code = await post(commit, token, upload);
    if (code) throw createError(code, getToken !== undefined && token === undefined);
  }

  return {
    /** @param photos JPEG files in base64. */
    create: (id: string, message: MessageValues, photos: readonly string[], upload: Upload) =>
      send(createCommit(settings, { id, message, photos }), upload),
    /** Sends a message once more while the page is left, in a request that outlives it. It has at most 64 KB. */
    createOnLeave: (id: string, message: MessageValues): void => {
      const { url, body } = createCommit(settings, { id, message });
      fetch(url, { method: 'POST', body, headers: createHeaders(lastToken), keepalive: true }).catch(
        () => {},
      );
    },
    checkStored: (id: string) => send(createStoredCheck(settings, id)),
  };
}

/**
 * Sends a commit. Resolves with null after success, else with Firestore's code, such as `permission-denied`, or `network`.
 * `fetch` would report no progress, and Firestore's SDK takes no signal.
 */
function post({ url, body }: Commit, token: string | undefined, upload?: Upload): Promise<string | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.addEventListener('loadend', () => {
      // Null if it is not Firestore's, such as a proxy's page. The emulator returns a list.
      const answer = request.response as CommitResponse | [CommitResponse] | null;
      const { error, commitTime } = (Array.isArray(answer) ? answer[0] : answer) ?? {};
      const code = error?.status?.toLowerCase().replaceAll('_', '-') ?? 'network';
      resolve(commitTime && request.status === 200 ? null : code);
    });
    if (upload?.signal.aborted) return resolve('network');
    upload?.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(createHeaders(token))) request.setRequestHeader(name, value);
    const { onProgress } = upload ?? {};
    if (onProgress)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.send(body);
  });
}

/** The type needs no request for permission before this one. */
const createHeaders = (token: string | undefined): Record<string, string> => ({
  'Content-Type': 'text/plain',
  ...(token && { 'X-Firebase-AppCheck': token }),
});

interface CommitResponse {
  commitTime?: string;
  error?: { status?: string };
}

/** Codes with which a retry cannot succeed. */
const permanentCodes =
  /^(permission-denied|unauthenticated|invalid-argument|not-found|failed-precondition|out-of-range|unimplemented)$/;

/** @param isUnchecked Whether the request had no token of App Check, although the site uses it. One may come later. */
function createError(code: string, isUnchecked: boolean): SendingError {
  if (isUnchecked && code === 'permission-denied')
    return new SendingError('Firestore refused a message without a token of App Check.', code, 'transient');
  if (!permanentCodes.test(code))
    return new SendingError(`Firestore could not be reached (${code}).`, code, 'transient');
  return new SendingError(
    `Firestore refused the message (${code}), so it was not stored. ` +
      'Compare firestore.rules, the settings of the build (.env) and, if it is on, App Check.',
    code,
    'refused',
  );
}
