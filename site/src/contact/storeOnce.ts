import { SendingError } from './SendingError';

/** The outside world, as seen by one message. Both writes resolve only on proof, and reject otherwise. */
export interface Store {
  /** Creates the document. */
  create(signal: AbortSignal): Promise<void>;
  /** Writes the same values over the stored ones, which works only if they are there already. */
  confirm(signal: AbortSignal): Promise<void>;
  /** Resolves at once while the browser is online, or else when it is again. */
  online(signal: AbortSignal): Promise<void>;
}

export const timing = {
  /** For everything together, in milliseconds. */
  deadline: 15_000,
  retries: 3,
  firstDelay: 1_000,
  longestDelay: 30_000,
  /** How long a try may stay unanswered until another sets out beside it. */
  patience: 5_000,
};

/**
 * Stores one message, however often that takes within the deadline. Every try writes the same document, so tries may
 * overlap or repeat what an earlier one already did. Rejects unless one of them is proven.
 */
export async function storeOnce(store: Store): Promise<void> {
  const over = new AbortController();
  let lastTrouble = 'no answer';
  const deadline = sleep(timing.deadline, over.signal).then(() => {
    throw new SendingError(
      `no proof within ${timing.deadline / 1000} s that the message was stored (${lastTrouble}). ` +
        'Sending the same text again cannot store it twice.',
      'deadline',
      'transient',
    );
  });
  try {
    await Promise.race([deadline, keepTrying(store, over.signal, (code) => (lastTrouble = code))]);
  } finally {
    over.abort();
  }
}

async function keepTrying(store: Store, signal: AbortSignal, note: (code: string) => void): Promise<void> {
  const tries: Promise<SendingError>[] = [];
  let prove: () => void = () => {};
  const proof = new Promise<'proven'>((resolve) => (prove = () => resolve('proven')));
  // A try that has gone unanswered may still bring proof while a later one waits.
  const proofOr = <T>(other: Promise<T>) => Promise.race([proof, other]);

  for (let retry = 0; ; retry += 1) {
    const failure = new Promise<SendingError>((resolve) => {
      createOrConfirm(store, signal).then(prove, (error: unknown) => resolve(sendingError(error)));
    });
    tries.push(failure);

    const last = retry === timing.retries;
    const patience = last ? Promise.all(tries).then(() => failure) : sleep(timing.patience, signal);
    const outcome = await proofOr(Promise.race([last ? patience : failure, patience]));
    if (outcome === 'proven') return;

    if (outcome) {
      if (outcome.kind === 'refused' || last) throw outcome;
      note(outcome.code);
      const delay = Math.min(timing.firstDelay * 2 ** retry, timing.longestDelay);
      const pause = Promise.all([sleep(delay, signal), store.online(signal)]);
      if ((await proofOr(pause)) === 'proven') return;
    }
  }
}

async function createOrConfirm(store: Store, signal: AbortSignal): Promise<void> {
  try {
    await store.create(signal);
  } catch (error) {
    // The rules also deny creating what exists already, so a denial may mean that an earlier try got through.
    if (sendingError(error).code !== 'permission-denied') throw error;
    await store.confirm(signal);
  }
}

function sendingError(error: unknown) {
  return error instanceof SendingError ? error : new SendingError('Sending broke off.', 'unknown', 'transient');
}

/** Never settles once the signal is given. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
