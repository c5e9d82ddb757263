import { shortReference } from '../contract/shortReference.ts';
import type { DeliveryParts } from './deliver.ts';

/** What the owner's notification service receives. It has no personal data. */
export interface Notice {
  /** The short reference that the visitor sees, such as T-4821. */
  number: string;
  id: string;
  kind: 'message';
}

/** The part of the ledger that is about notices. */
export interface NoticeLedger {
  /** Returns messages whose notice was not sent while their e-mail was, with the time of their receipt. */
  due(): Promise<readonly { id: string; receivedAt: number }[]>;
  ended(id: string, result: 'sent' | 'failed'): Promise<void>;
}

/** A second channel for the owner beside the e-mails. */
export interface Notifications {
  /** Sends a notice. Throws an error whose message is a code. */
  notify: (notice: Notice) => Promise<void>;
  ledger: NoticeLedger;
}

/** The time of a request, in milliseconds. The e-mail is sent at the same time. */
const timeout = 5_000;

/** Time after which a notice is of no use, in milliseconds. */
const longest = 24 * 3_600_000;

/**
 * Returns a function that posts notices as JSON to an address.
 *
 * @param allowHttp Whether an address on this computer may begin with `http:`, for the emulator.
 * @throws if the address is not https; the error does not repeat it, because it may be a secret.
 */
export function webhook(url: string, allowHttp = false): Notifications['notify'] {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isLocal = allowHttp && address?.protocol === 'http:' && address.hostname === '127.0.0.1';
  if (!address || !(address.protocol === 'https:' || isLocal)) {
    throw new Error(
      'NOTIFY_URL is not an https address, such as https://push.example/topic. Correct it or leave it empty.',
    );
  }
  if (address.username || address.password) {
    throw new Error(
      'NOTIFY_URL has a user or a password in it. Use an address with a secret path or parameter instead.',
    );
  }
  return async (notice) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(notice),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => null);
    await response?.body?.cancel();
    if (!response?.ok) throw new Error(response ? `http-${response.status}` : 'no-answer');
  };
}

/** Sends the notice about a message. Never throws: the sweep repeats it. Returns whether it was sent. */
export async function sendNotice(id: string, { notifications, log }: DeliveryParts): Promise<boolean> {
  try {
    await notifications?.notify({ number: shortReference(id), id, kind: 'message' });
    await notifications?.ledger.ended(id, 'sent');
    return true;
  } catch (error) {
    // An error of the database may have text of a message.
    const code =
      error instanceof Error && /^[a-z]+-[a-z0-9]+$/.test(error.message) ? error.message : 'internal';
    log('warn', 'notice failed', { id, code });
    return false;
  }
}

/** Repeats notices that failed. Ends at the first failure, and gives up after a day. */
export async function repeatNotices(parts: DeliveryParts, now: number): Promise<void> {
  const { notifications, log } = parts;
  for (const { id, receivedAt } of (await notifications?.ledger.due()) ?? []) {
    if (receivedAt > now - longest) {
      if (!(await sendNotice(id, parts))) return;
    } else {
      await notifications?.ledger.ended(id, 'failed');
      log('error', 'notice given up after a day', { id });
    }
  }
}
