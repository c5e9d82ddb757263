import type { MessageValues } from '../contract/values.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 20;

/**
 * Returns the id of a message's document, a hash of its values. A repeated message gets the same document, an edited text
 * or other photos get a new one. The nonce distinguishes two visitors with the same text.
 */
export async function createMessageId(
  message: MessageValues,
  nonce: string,
  photos: readonly string[] = [],
): Promise<string> {
  const sorted = Object.entries(message).sort(([one], [other]) => (one < other ? -1 : 1));
  const content = new TextEncoder().encode(JSON.stringify([nonce, ...sorted, ...photos]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}
