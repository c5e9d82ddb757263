import type { MessageValues } from './messageValues.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 20;

/**
 * The id of a message's document, made from what it says: the same text is the same document however often it is
 * sent, and an edited text is a new one. The nonce keeps two visitors with the same words apart.
 */
export async function messageId(message: MessageValues, nonce: string): Promise<string> {
  const { name, email, phone, service, message: text, ...extras } = message;
  const all = [nonce, name, email, phone, service, text, ...Object.entries(extras)];
  const content = new TextEncoder().encode(JSON.stringify(all));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));

  let rest = digest.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let id = '';
  while (id.length < length) {
    id += alphabet[Number(rest % 62n)];
    rest /= 62n;
  }
  return id;
}
