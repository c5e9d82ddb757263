import { deliver, deliverDigest, type DeliveryParts, NotDelivered } from './deliver.ts';

export interface SweepOptions {
  /** How long the sweep may go on starting new e-mails, in milliseconds. */
  budget: number;
  clock: () => number;
}

export interface SweepResult {
  adopted: number;
  sent: number;
  inDigests: number;
  failed: number;
  overdue: number;
}

/** After so many failures to reach it in a row the mail server is taken to be down, and the rest waits for the next sweep. */
const failuresThatEndASweep = 5;

/**
 * Delivers what is not out yet: messages whose event never arrived, whose holder crashed, or whose retries ran
 * out. It has no limit of tries, so a message cannot be lost, only late.
 */
export async function sweep(parts: DeliveryParts, { budget, clock }: SweepOptions): Promise<SweepResult> {
  const { ledger, log } = parts;
  const end = clock() + budget;
  const result: SweepResult = {
    adopted: await ledger.adoptStrays(),
    sent: 0,
    inDigests: 0,
    failed: 0,
    overdue: 0,
  };

  let inARow = 0;
  for (const id of await ledger.due()) {
    if (clock() > end || inARow === failuresThatEndASweep) break;
    try {
      if ((await deliver(id, parts)) === 'sent') result.sent++;
      inARow = 0;
    } catch (error) {
      if (!(error instanceof NotDelivered)) log('error', 'delivery broke off', { id });
      result.failed++;
      inARow = error instanceof NotDelivered && !error.serverDown ? 0 : inARow + 1;
    }
  }

  try {
    let more = 0;
    do {
      more = clock() > end ? 0 : await deliverDigest(parts, { following: result.inDigests > 0 });
      result.inDigests += more;
    } while (more > 0);
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error;
    result.failed++;
  }

  result.overdue = await ledger.overdue();
  if (result.overdue > 0) {
    log('error', 'messages are not delivered an hour after they came in', { count: result.overdue });
  }
  return result;
}
