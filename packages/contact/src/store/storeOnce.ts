import { SendingError } from './SendingError.ts';

/** The I/O of storing one message. Both requests reject with a SendingError. */
export interface StoreRequests {
  /** Creates the document. `onProgress` restarts the deadline. The signal is aborted when the result is known. */
  create(onProgress: () => void, signal: AbortSignal): Promise<void>;
  /** Resolves if the message is stored already. The rules refuse it otherwise. */
  checkStored(): Promise<void>;
  waitUntilOnline(signal: AbortSignal): Promise<void>;
}

/** Time from the start or the last progress to failure, in ms. */
export const deadlines = { message: 15_000, photos: 60_000 };

const maxRetries = 3;
const firstDelay = 1_000;

/** Stores one message, with retries until the deadline. Every attempt writes the same document. */
export async function storeOnce(requests: StoreRequests, deadline = deadlines.message): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  let lastErrorCode = 'no answer';
  let lastProgress = performance.now();

  async function failAtDeadline() {
    for (let left = deadline; left > 0; left = lastProgress + deadline - performance.now())
      await sleep(left, signal);
    throw createDeadlineError(lastErrorCode, deadline);
  }

  async function retryUntilStored() {
    for (let retry = 0; ; retry += 1) {
      try {
        return await createOnce();
      } catch (reason) {
        const error = toSendingError(reason);
        if (error.kind === 'refused' || retry === maxRetries) throw error;
        lastErrorCode = error.code;
        await Promise.all([sleep(firstDelay * 2 ** retry, signal), requests.waitUntilOnline(signal)]);
      }
    }
  }

  async function createOnce() {
    try {
      await requests.create(() => (lastProgress = performance.now()), signal);
    } catch (error) {
      // The rules deny creating an existing document, so an earlier attempt may have stored it.
      if (toSendingError(error).code !== 'permission-denied') throw error;
      await requests.checkStored();
    }
  }

  return Promise.race([retryUntilStored(), failAtDeadline()]).finally(() => controller.abort());
}

function createDeadlineError(lastErrorCode: string, deadline: number) {
  return new SendingError(
    `It is not known whether the message was stored: no answer came within ${deadline / 1000} s ` +
      `(last error: ${lastErrorCode}). Sending the same text again cannot store it twice.`,
    'deadline-exceeded',
    'transient',
  );
}

function toSendingError(error: unknown) {
  if (error instanceof SendingError) return error;
  return new SendingError('Sending failed for an unknown reason.', 'unknown', 'transient');
}

/** Never settles once the signal is aborted. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
