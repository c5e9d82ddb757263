import { createFormats } from '../email/locale.ts';
import type { EmailOptions } from '../email/storedMessage.ts';

/** What the owner is told about a message, without personal data. */
export interface Notification {
  /** The short reference that the visitor sees, such as T-4821. */
  reference: string;
  id: string;
}

/** Notifies the owner in addition to an e-mail. Throws an error whose message is a code. */
export type Notify = (notification: Notification) => Promise<void>;

/**
 * Returns a function that posts notifications to a webhook as JSON: `text`, which Slack and Mattermost show, `reference` and `id`.
 *
 * @throws Error if the address is invalid. It does not contain the address, which may be a secret.
 */
export function createNotifier(url: string, { locale }: EmailOptions = {}): Notify {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isLocal = address?.protocol === 'http:' && address.hostname === '127.0.0.1';
  const hasPassword = Boolean(address?.username || address?.password);
  if (!address || hasPassword || !(address.protocol === 'https:' || isLocal)) {
    throw new Error(
      'url of the notifier is not an https address without a password, such as https://push.example/topic. Correct or remove it.',
    );
  }
  const { labels } = createFormats(locale);
  return async (notification) => {
    const text = `${labels.heading}: ${notification.reference}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, ...notification }),
      // A redirect fails with its status, because a followed one can lose the body.
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    await response?.body?.cancel();
    if (!response?.ok) throw new Error(response ? `http-${response.status}` : 'no-answer');
  };
}
