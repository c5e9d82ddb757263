import { SendingError } from './SendingError.ts';

/** The outside world, as one message sees it. Both writes resolve only on proof, and reject with a SendingError. */
export interface Store {
  /** Creates the document. */
  create(signal: AbortSignal): Promise<void>;
  /** Writes the same values again, which is allowed only where they are stored already, and changes nothing. */
  confirm(signal: AbortSignal): Promise<void>;
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
  /** How long a try may stay unanswered until another sets out beside it. */
  patience: 5_000,
};

/**
 * Stores one message, in as many tries as it takes within the deadline. Every try writes the same document, so tries
 * may overlap, and repeat what an earlier one did already; the first proof counts, whichever try brings it.
 */
export function storeOnce(store: Store): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  let trouble = 'no answer';

  return new Promise<void>((proven, failed) => {
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

    /** Resolves with what went wrong, if anything did. A refusal ends it all, whichever try it answers. */
    function tryOnce() {
      return new Promise<SendingError>((resolve) => {
        createOrConfirm(store, signal).then(proven, (reason: unknown) => {
          const error = asSendingError(reason);
          if (error.kind === 'refused') failed(error);
          resolve(error);
        });
      });
    }
  }).finally(() => over.abort());
}

async function createOrConfirm(store: Store, signal: AbortSignal): Promise<void> {
  try {
    await store.create(signal);
  } catch (error) {
    // The rules also deny creating what is there already, so that a denial may mean that an earlier try got through.
    if (asSendingError(error).code !== 'permission-denied') throw error;
    await store.confirm(signal);
  }
}

function delayAfter(retry: number) {
  return Math.min(timing.firstDelay * 2 ** retry, timing.longestDelay);
}

function deadlineError(trouble: string) {
  return new SendingError(
    `It is not known whether the message was stored: no proof came within ${timing.deadline / 1000} s ` +
      `(last trouble: ${trouble}). Sending the same text again cannot store it twice.`,
    'deadline-exceeded',
    'transient',
  );
}

function asSendingError(error: unknown) {
  if (error instanceof SendingError) return error;
  return new SendingError('Sending broke off for an unknown reason.', 'unknown', 'transient');
}

/** Never settles once the signal has been given. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
