import { SendingError } from './SendingError.ts';

/** What one message needs of the outside world. Both writes reject with a SendingError. */
export interface Store {
  /** Creates the document. */
  create(): Promise<void>;
  /** Writes the same values again, which is allowed only where they are stored already, and changes nothing. */
  confirm(): Promise<void>;
  /** Resolves at once while the browser is online, or else once it is again. */
  online(signal: AbortSignal): Promise<void>;
}

/** In milliseconds. */
const timing = {
  /** For everything together. */
  deadline: 15_000,
  retries: 3,
  firstDelay: 1_000,
  longestDelay: 30_000,
  /** Time without an answer after which another try starts next to this one. */
  patience: 5_000,
};

/**
 * Stores one message. Tries again until the deadline. Every try writes the same document, so tries may overlap; the
 * first success counts. A request cannot be aborted: one that is late stores the same document, which is harmless.
 */
export function storeOnce(store: Store): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  let trouble = 'no answer';

  return new Promise<void>((stored, failed) => {
    void sleep(timing.deadline, signal).then(() => failed(deadlineError(trouble)));
    keepTrying().catch(failed);

    async function keepTrying() {
      const tries: Promise<SendingError>[] = [];
      for (let retry = 0; ; retry += 1) {
        const failure = tryOnce();
        tries.push(failure);

        if (retry === timing.retries) {
          await Promise.all(tries);
          throw await failure;
        }
        const error = await Promise.race([failure, sleep(timing.patience, signal)]);
        if (error) {
          trouble = error.code;
          await Promise.all([sleep(delayAfter(retry), signal), store.online(signal)]);
        }
      }
    }

    /** Resolves with the error of a failed try. A refusal ends all tries. */
    function tryOnce() {
      return new Promise<SendingError>((resolve) => {
        createOrConfirm(store).then(stored, (reason: unknown) => {
          const error = asSendingError(reason);
          if (error.kind === 'refused') failed(error);
          resolve(error);
        });
      });
    }
  }).finally(() => over.abort());
}

async function createOrConfirm(store: Store): Promise<void> {
  try {
    await store.create();
  } catch (error) {
    // The rules deny creating a document that exists, so an earlier try may have stored it.
    if (asSendingError(error).code !== 'permission-denied') throw error;
    await store.confirm();
  }
}

function delayAfter(retry: number) {
  return Math.min(timing.firstDelay * 2 ** retry, timing.longestDelay);
}

function deadlineError(trouble: string) {
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
