import { SendingError } from './SendingError.ts';

/** The I/O of storing one message. Both writes reject with a SendingError. */
export interface WriteOperations {
  /** Creates the document. `onProgress` restarts the deadline. The signal is aborted when the result is known. */
  create(onProgress: () => void, signal: AbortSignal): Promise<void>;
  /** Resolves if the message is stored already. The rules refuse it otherwise. */
  confirm(): Promise<void>;
  /** Resolves as soon as the browser is online. */
  waitUntilOnline(signal: AbortSignal): Promise<void>;
}

/** Timeouts, in ms. */
export interface Timing {
  /** Time from the start or the last progress to failure. */
  deadline: number;
  /** Time without a response after which a parallel attempt starts; null for never. */
  retryAfter: number | null;
}

export const messageTiming: Timing = { deadline: 15_000, retryAfter: 5_000 };
/** Without parallel attempts, which would share a slow connection. */
export const photoTiming: Timing = { deadline: 60_000, retryAfter: null };

const maxRetries = 3;
const firstDelay = 1_000;
const maxDelay = 30_000;

/** Stores one message, with retries until the deadline. Every attempt writes the same document; the first success counts. */
export function storeOnce(store: WriteOperations, timing: Timing = messageTiming): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  let lastErrorCode = 'no answer';
  let lastProgress = performance.now();

  return new Promise<void>((stored, failed) => {
    void failAtDeadline();
    retryUntilStored().catch(failed);

    async function failAtDeadline() {
      for (let left = timing.deadline; left > 0; left = lastProgress + timing.deadline - performance.now()) {
        await sleep(left, signal);
      }
      failed(createDeadlineError(lastErrorCode, timing));
    }

    async function retryUntilStored() {
      const attempts: Promise<SendingError>[] = [];
      for (let retry = 0; ; retry += 1) {
        const failure = attempt();
        attempts.push(failure);

        if (retry === maxRetries) {
          await Promise.all(attempts);
          throw await failure;
        }
        const error = await (timing.retryAfter === null
          ? failure
          : Promise.race([failure, sleep(timing.retryAfter, signal)]));
        if (error) {
          lastErrorCode = error.code;
          await Promise.all([sleep(getRetryDelay(retry), signal), store.waitUntilOnline(signal)]);
        }
      }
    }

    /** Resolves with the error of a failed attempt. A refusal ends all attempts. */
    function attempt() {
      return new Promise<SendingError>((resolve) => {
        createOrConfirm().then(stored, (reason: unknown) => {
          const error = toSendingError(reason);
          if (error.kind === 'refused') failed(error);
          resolve(error);
        });
      });
    }

    async function createOrConfirm(): Promise<void> {
      try {
        await store.create(() => (lastProgress = performance.now()), signal);
      } catch (error) {
        // The rules deny creating an existing document, so an earlier attempt may have stored it.
        if (toSendingError(error).code !== 'permission-denied') throw error;
        await store.confirm();
      }
    }
  }).finally(() => controller.abort());
}

function getRetryDelay(retry: number) {
  return Math.min(firstDelay * 2 ** retry, maxDelay);
}

function createDeadlineError(trouble: string, timing: Timing) {
  return new SendingError(
    `It is not known whether the message was stored: no confirmation came within ${timing.deadline / 1000} s ` +
      `(last error: ${trouble}). Sending the same text again cannot store it twice.`,
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
