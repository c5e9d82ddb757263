import { retryNotices } from './notice.ts';
import { deliver, deliverDigest, type DeliveryOptions, DeliveryError } from './deliver.ts';

export interface SweepOptions {
  /** Time after which the sweep starts no new e-mail, in ms. */
  budget: number;
  clock: () => number;
}

export interface SweepResult {
  added: number;
  sent: number;
  inDigests: number;
  /** Number of digests. */
  digests: number;
  failed: number;
  overdue: number;
  parked: number;
  /** Names of the steps that threw an error. */
  failedSteps: string[];
}

/** Consecutive failures of the server after which the rest waits for the next sweep. */
const maxConsecutiveFailures = 5;

/** Maximum number of digests of one sweep, without parts of a refused one. */
const maxDigests = 2;

/**
 * Sends unsent messages: held ones, and those whose event never arrived, whose owner crashed or whose retry is due. The
 * number of attempts is unlimited. An error in one step does not stop the others.
 */
export async function sweep(options: DeliveryOptions, { budget, clock }: SweepOptions): Promise<SweepResult> {
  const { ledger, log } = options;
  const end = clock() + budget;
  const isInTime = () => clock() <= end;
  // Due messages may use up the budget. The late digest gets half of it on top.
  const isInTimeForDigest = () => clock() <= end + budget / 2;
  const result: SweepResult = {
    added: 0,
    sent: 0,
    inDigests: 0,
    digests: 0,
    failed: 0,
    overdue: 0,
    parked: 0,
    failedSteps: [],
  };
  const step = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      result.failedSteps.push(name);
      log('error', 'a step of the sweep broke off', { step: name, code: getErrorCode(error) });
    }
  };

  await step('heartbeat', async () => void (await ledger.recordHeartbeat()));
  await step('digests', () => sendDigests(options, isInTime, result, 1));
  await step('unclaimed', async () => {
    result.added = await ledger.addUnclaimed();
  });
  await step('due', () => sendDue(options, isInTime, result));
  // Sends the messages that the previous step has held.
  await step('late digests', () => sendDigests(options, isInTimeForDigest, result, maxDigests));
  await step('waiting', () => countWaiting(options, result));
  await step('unsent', async () => {
    const { count, first } = await ledger.expireUnsent();
    if (first === null) return;
    const from = new Date(first).toISOString().slice(0, 10);
    log('error', 'messages that could not be sent will be deleted', { count, from });
  });
  // Last, so that notices do not delay e-mails.
  await step('notices', () => retryNotices(options, clock()));
  log('info', 'sweep done', { sent: result.sent, inDigests: result.inDigests, failed: result.failed });
  return result;
}

async function sendDue(options: DeliveryOptions, inTime: () => boolean, result: SweepResult) {
  let consecutiveFailures = 0;
  for (const id of await options.ledger.listDue()) {
    if (!inTime() || consecutiveFailures === maxConsecutiveFailures) return;
    try {
      if ((await deliver(id, options, 'later')) === 'sent') result.sent++;
      consecutiveFailures = 0;
    } catch (error) {
      const known = error instanceof DeliveryError;
      if (!known) options.log('error', 'delivery broke off', { id, code: getErrorCode(error) });
      result.failed++;
      consecutiveFailures = known && !error.isServerDown ? 0 : consecutiveFailures + 1;
    }
  }
}

/** Sends digests. The first one prints as many messages as it has room for, the last one lists all others. */
async function sendDigests(
  options: DeliveryOptions,
  inTime: () => boolean,
  result: SweepResult,
  most: number,
) {
  while (inTime() && result.digests < most) {
    try {
      const digest = await deliverDigest(options, result.digests === maxDigests - 1);
      if (!digest) return;
      result.inDigests += digest.messages.length;
      if (digest.isFirstAttempt) result.digests++;
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      result.failed++;
      // Halves are sent at once. Anything else waits for its retry.
      if (!error.isHalved) return;
    }
  }
}

async function countWaiting({ ledger, log }: DeliveryOptions, result: SweepResult) {
  const { overdue, parked } = await ledger.countWaiting();
  Object.assign(result, { overdue, parked });
  if (overdue > 0) {
    log('error', 'messages are not delivered an hour after they came in', { count: overdue });
  }
  if (parked > 0) log('error', 'messages are parked and wait for the operator', { count: parked });
}

/** Returns the code only, because the text of an error may quote the visitor. */
function getErrorCode(error: unknown): string | number {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' || typeof code === 'number' ? code : 'unknown';
}
