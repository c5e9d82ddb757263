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

/** What receivers expect: `ntfy` is `text`, `slack` is also for Mattermost. */
const formats = ['json', 'text', 'ntfy', 'slack', 'discord'] as const;

export interface NotifierOptions extends EmailOptions {
  /**
   * Format of the request's body.
   * @default json
   */
  format?: string;
}

/**
 * Returns a function that posts notifications to an address.
 *
 * @throws Error if the address or the format is invalid. It does not contain the address, which may be a secret.
 */
export function createNotifier(url: string, { format = 'json', locale }: NotifierOptions = {}): Notify {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isLocal = address?.protocol === 'http:' && address.hostname === '127.0.0.1';
  const hasPassword = Boolean(address?.username || address?.password);
  if (!address || hasPassword || !(address.protocol === 'https:' || isLocal)) {
    throw new Error(
      'url of the notifier is not an https address without a password, such as https://push.example/topic. Correct or remove it.',
    );
  }
  if (!(formats as readonly string[]).includes(format)) {
    throw new Error(`format of the notifier is one of ${formats.join(', ')}, not "${format}".`);
  }
  const { labels } = createFormats(locale);
  return async (notification) => {
    const text = `${labels.heading}: ${notification.reference}`;
    const json = { json: notification, slack: { text }, discord: { content: text } }[format];
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': json ? 'application/json' : 'text/plain; charset=utf-8' },
      body: json ? JSON.stringify(json) : text,
      // A redirect fails with its status, because a followed one can lose the body.
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    await response?.body?.cancel();
    if (!response?.ok) throw new Error(response ? `http-${response.status}` : 'no-answer');
  };
}
