import { repeatNotices } from './notice.ts';
import { deliver, deliverDigest, type DeliveryParts, NotDelivered } from './deliver.ts';

export interface SweepOptions {
  /** The sweep starts no new e-mail after this time, in milliseconds. */
  budget: number;
  clock: () => number;
}

export interface SweepResult {
  adopted: number;
  sent: number;
  inDigests: number;
  /** E-mails about messages that were held. */
  digests: number;
  failed: number;
  overdue: number;
  parked: number;
  /** The steps that threw an error. */
  broken: string[];
}

/** After so many failures of the server in a row, the rest waits for the next sweep. */
const failuresThatEndASweep = 5;

/** What is held leaves with each sweep in at most this many e-mails. Parts of a refused digest do not count. */
const mostDigests = 2;

/**
 * Sends what is not sent yet: held messages, and those whose event never arrived, whose owner crashed or whose next try
 * is due. It has no limit of tries. An error in one step does not stop the others.
 */
export async function sweep(parts: DeliveryParts, { budget, clock }: SweepOptions): Promise<SweepResult> {
  const { ledger, log } = parts;
  const end = clock() + budget;
  const inTime = () => clock() <= end;
  // Sending what is due may use up the budget: the digest after it has half as long again.
  const inTimeForDigest = () => clock() <= end + budget / 2;
  const result: SweepResult = {
    adopted: 0,
    sent: 0,
    inDigests: 0,
    digests: 0,
    failed: 0,
    overdue: 0,
    parked: 0,
    broken: [],
  };
  const step = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      result.broken.push(name);
      log('error', 'a step of the sweep broke off', { step: name, code: codeOf(error) });
    }
  };

  await step('heartbeat', async () => void (await ledger.heartbeat()));
  await step('digests', () => sendDigests(parts, inTime, result, 1));
  await step('unclaimed', async () => {
    result.adopted = await ledger.enterUnclaimed();
  });
  await step('due', () => sendDue(parts, inTime, result));
  // Messages that the step before has held.
  await step('late digests', () => sendDigests(parts, inTimeForDigest, result, mostDigests));
  await step('waiting', () => countWaiting(parts, result));
  await step('unsent', async () => {
    const { count, first } = await ledger.expireUnsent();
    if (first === null) return;
    const from = new Date(first).toISOString().slice(0, 10);
    log('error', 'messages that could not be sent will be deleted', { count, from });
  });
  // Last, so that it delays no e-mail.
  await step('notices', () => repeatNotices(parts, clock()));
  log('info', 'sweep done', { sent: result.sent, inDigests: result.inDigests, failed: result.failed });
  return result;
}

async function sendDue(parts: DeliveryParts, inTime: () => boolean, result: SweepResult) {
  let inARow = 0;
  for (const id of await parts.ledger.due()) {
    if (!inTime() || inARow === failuresThatEndASweep) return;
    try {
      if ((await deliver(id, parts, 'later')) === 'sent') result.sent++;
      inARow = 0;
    } catch (error) {
      const known = error instanceof NotDelivered;
      if (!known) parts.log('error', 'delivery broke off', { id, code: codeOf(error) });
      result.failed++;
      inARow = known && !error.serverDown ? 0 : inARow + 1;
    }
  }
}

/** The first e-mail prints as many messages as it has room for; the last one names all that are left. */
async function sendDigests(parts: DeliveryParts, inTime: () => boolean, result: SweepResult, most: number) {
  while (inTime() && result.digests < most) {
    try {
      const digest = await deliverDigest(parts, result.digests === mostDigests - 1);
      if (!digest) return;
      result.inDigests += digest.messages.length;
      if (digest.isFresh) result.digests++;
    } catch (error) {
      if (!(error instanceof NotDelivered)) throw error;
      result.failed++;
      // Halves may go out at once. Anything else waits for its next try.
      if (!error.halved) return;
    }
  }
}

async function countWaiting({ ledger, log }: DeliveryParts, result: SweepResult) {
  const { overdue, parked } = await ledger.waiting();
  Object.assign(result, { overdue, parked });
  if (overdue > 0) {
    log('error', 'messages are not delivered an hour after they came in', { count: overdue });
  }
  if (parked > 0) log('error', 'messages are parked and wait for the operator', { count: parked });
}

/** Returns the code only: the text of an error may repeat what a visitor wrote. */
function codeOf(error: unknown): string | number {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' || typeof code === 'number' ? code : 'unknown';
}
