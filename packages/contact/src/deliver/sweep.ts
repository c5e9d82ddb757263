import { mailTimeouts } from '../email/email.ts';
import { createFormats, polishLocale } from '../email/locale.ts';
import { deliver } from './deliver.ts';
import { functionTimeouts } from './delivery.ts';
import { deliverDigest, sendNotice } from './digest.ts';
import { holdDelivery } from './job.ts';
import type { DeliveryOptions } from './options.ts';
import { describeError } from './sendEmail.ts';

/** Returns the numbers of messages, and the names of the steps that threw an error. */
const createResult = () => {
  const counts = { sent: 0, inDigests: 0, failed: 0, overdue: 0, parked: 0 };
  return { ...counts, failedSteps: [] as string[] };
};

export type SweepResult = ReturnType<typeof createResult>;

/** Time for due messages, in ms. Digests get half of it on top, and the last e-mail its timeout. */
const sweepTime = (functionTimeouts.sweep * 1000 - mailTimeouts.total) / 2;

/**
 * Sends unsent messages: those whose event never arrived, whose owner crashed or whose retry is due, and held ones. An error
 * in one step does not stop the others.
 */
export async function sweep(options: DeliveryOptions): Promise<SweepResult> {
  const { ledger, problems = [], locale = polishLocale } = options;
  const { log } = ledger;
  const end = Date.now() + sweepTime;
  const isInTime = () => Date.now() <= end;
  const isInTimeForDigest = () => Date.now() <= end + sweepTime / 2;
  // Throws for an invalid locale before it is stored.
  createFormats(locale);
  const result = createResult();
  const step = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      result.failedSteps.push(name);
      log('error', 'a step of the sweep broke off', { step: name, ...describeError(error) });
    }
  };

  await step('heartbeat', () => ledger.recordHeartbeat({ problems, locale }));
  for (const problem of problems) log('error', 'a setting is wrong and ignored', { problem });
  await step('unclaimed', () => ledger.addUnclaimed());
  await step('new', () => sendDue('single', options, isInTime, result));
  // After the messages that the previous step has held.
  await step('digest', () => sendDigests(options, isInTimeForDigest, result));
  // With those that halving has left alone.
  await step('refused', () => sendDue('retry', options, isInTimeForDigest, result));
  await step('waiting', async () => {
    const { overdue, parked } = await ledger.countWaiting();
    Object.assign(result, { overdue, parked });
    if (overdue > 0)
      log('error', 'messages are not delivered an hour after they came in', { count: overdue });
    if (parked === 0) return;
    log('error', 'messages are parked and wait for the operator', { count: parked });
    await sendNotice('parkedNoticeAt', parked, options);
  });
  await step('unsent', async () => {
    const { count, first } = await ledger.expireUnsent();
    if (first === null) return;
    const from = new Date(first).toISOString().slice(0, 10);
    log('error', 'messages that could not be sent will be deleted', { count, from });
  });
  log('info', 'sweep done', { sent: result.sent, inDigests: result.inDigests, failed: result.failed });
  return result;
}

async function sendDue(
  kind: 'single' | 'retry',
  options: DeliveryOptions,
  isInTime: () => boolean,
  result: SweepResult,
) {
  const { ledger } = options;
  const { log } = ledger;
  const ids = await ledger.listDueMessages(kind);
  for (const [index, id] of ids.entries()) {
    if (!isInTime()) return;
    try {
      const end = await deliver(id, options);
      if (end === 'sent') result.sent++;
      if (['stopgap', 'refused', 'later', 'parked', 'outage'].includes(end)) result.failed++;
      // All others wait, too.
      if (['paused', 'waiting', 'outage'].includes(end)) return;
      if (end === 'held') {
        const rest = ids.slice(index + 1);
        if (rest.length > 0)
          log('warn', 'mail cap reached, message held for the digest', { count: rest.length });
        await ledger.changeEntries(rest, (entry, { now }) => holdDelivery(entry, now));
        return;
      }
    } catch (error) {
      log('error', 'delivery broke off', { id, ...describeError(error) });
      result.failed++;
    }
  }
}

/** Sends one new digest first, so that its messages do not wait for parts of those that were refused. */
async function sendDigests(options: DeliveryOptions, isInTime: () => boolean, result: SweepResult) {
  for (let kind: 'digest' | 'retry' = 'digest'; isInTime(); kind = 'retry') {
    const digest = await deliverDigest(kind, options);
    if (!digest && kind === 'retry') return;
    if (digest?.end === 'sent') result.inDigests += digest.count;
    else if (digest) result.failed++;
    if (digest?.end === 'back') return;
  }
}
