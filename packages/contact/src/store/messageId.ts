import type { MessageValues } from '../contract/extraFields.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 20;

/**
 * Returns the id of a message's document, a hash of its values: the same text is the same document however often it is
 * sent, and an edited text or other photos are a new one. The nonce keeps two visitors with the same text apart.
 */
export async function messageId(
  message: MessageValues,
  nonce: string,
  photos: readonly string[] = [],
): Promise<string> {
  const sorted = Object.entries(message).sort(([one], [other]) => (one < other ? -1 : 1));
  const content = new TextEncoder().encode(JSON.stringify([nonce, ...sorted, ...photos]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));

  let rest = digest.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let id = '';
  while (id.length < length) {
    id += alphabet[Number(rest % 62n)];
    rest /= 62n;
  }
  return id;
}
