import { getShortReference } from '../contract/getShortReference.ts';
import type { DeliveryOptions } from './options.ts';

/** Age after which a notice is no longer sent, in ms. */
const maxAge = 24 * 3_600_000;

/** Sends the notice about a message. Returns whether it was sent. Does not throw, because the sweep retries. */
export async function sendNotice(id: string, { notify, ledger, log }: DeliveryOptions): Promise<boolean> {
  try {
    await notify?.({ number: getShortReference(id), id, kind: 'message' });
    await ledger.recordNotice(id, 'sent');
    return true;
  } catch (error) {
    // An error of the database may contain text of a message.
    const code =
      error instanceof Error && /^[a-z]+-[a-z0-9]+$/.test(error.message) ? error.message : 'internal';
    log('warn', 'notice failed', { id, code });
    return false;
  }
}

/** Sends notices that failed. Stops at the first failure. Drops notices older than a day. */
export async function retryNotices(options: DeliveryOptions, now: number): Promise<void> {
  const { notify, ledger, log } = options;
  if (!notify) return;
  for (const { id, receivedAt } of await ledger.listDueNotices()) {
    if (receivedAt > now - maxAge) {
      if (!(await sendNotice(id, options))) return;
    } else {
      await ledger.recordNotice(id, 'failed');
      log('error', 'notice given up after a day', { id });
    }
  }
}
