import { SendingError } from './SendingError.ts';

/** What one message needs of the outside world. Both writes reject with a SendingError. */
export interface Store {
  /**
   * Creates the document.
   *
   * @param onProgress Restarts the deadline.
   * @param signal Aborted when the outcome is known or the deadline is over.
   */
  create(onProgress: () => void, signal: AbortSignal): Promise<void>;
  /** Writes the same values again, which is allowed only where they are stored already, and changes nothing. */
  confirm(): Promise<void>;
  /** Resolves at once while the browser is online, or else once it is again. */
  online(signal: AbortSignal): Promise<void>;
}

/** In milliseconds. */
export interface Timing {
  /** For everything together, from the start or the last progress on. */
  deadline: number;
  /** Time without an answer after which another try starts next to this one; null for never. */
  patience: number | null;
}

export const messageTiming: Timing = { deadline: 15_000, patience: 5_000 };
/** Two uploads at the same time would only share a slow connection. */
export const photoTiming: Timing = { deadline: 60_000, patience: null };

const retries = 3;
const firstDelay = 1_000;
const longestDelay = 30_000;

/**
 * Stores one message. Tries again until the deadline. Every try writes the same document, so tries may overlap; the
 * first success counts. A request that is late stores the same document, which is harmless.
 */
export function storeOnce(store: Store, timing: Timing = messageTiming): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  let trouble = 'no answer';
  let lastProgress = Date.now();

  return new Promise<void>((stored, failed) => {
    void failAtDeadline();
    keepTrying().catch(failed);

    async function failAtDeadline() {
      for (let left = timing.deadline; left > 0; left = lastProgress + timing.deadline - Date.now()) {
        await sleep(left, signal);
      }
      failed(deadlineError(trouble, timing));
    }

    async function keepTrying() {
      const tries: Promise<SendingError>[] = [];
      for (let retry = 0; ; retry += 1) {
        const failure = tryOnce();
        tries.push(failure);

        if (retry === retries) {
          await Promise.all(tries);
          throw await failure;
        }
        const error = await (timing.patience === null
          ? failure
          : Promise.race([failure, sleep(timing.patience, signal)]));
        if (error) {
          trouble = error.code;
          await Promise.all([sleep(delayAfter(retry), signal), store.online(signal)]);
        }
      }
    }

    /** Resolves with the error of a failed try. A refusal ends all tries. */
    function tryOnce() {
      return new Promise<SendingError>((resolve) => {
        createOrConfirm().then(stored, (reason: unknown) => {
          const error = asSendingError(reason);
          if (error.kind === 'refused') failed(error);
          resolve(error);
        });
      });
    }

    async function createOrConfirm(): Promise<void> {
      try {
        await store.create(() => (lastProgress = Date.now()), signal);
      } catch (error) {
        // The rules deny creating a document that exists, so an earlier try may have stored it.
        if (asSendingError(error).code !== 'permission-denied') throw error;
        await store.confirm();
      }
    }
  }).finally(() => over.abort());
}

function delayAfter(retry: number) {
  return Math.min(firstDelay * 2 ** retry, longestDelay);
}

function deadlineError(trouble: string, timing: Timing) {
  return new SendingError(
    `It is not known whether the message was stored: no confirmation came within ${timing.deadline / 1000} s ` +
      `(last trouble: ${trouble}). Sending the same text again cannot store it twice.`,
    'deadline-exceeded',
    'transient',
  );
}

function asSendingError(error: unknown) {
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
