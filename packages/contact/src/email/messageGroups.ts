import { createHash } from 'node:crypto';
import type { MessageValues } from '../contract/values.ts';
import { getText } from './fieldLines.ts';

/** Length of the compared beginning, in UTF-16 code units. One letter can become eighteen by normalization. */
const comparedLength = 400;

/**
 * Returns a hash that similar messages share: same words, without case, accents, digits, punctuation and the sender's
 * name. A text without words, such as a number or emoji, is compared as it is.
 */
export function getGroupKey(content: MessageValues): string {
  const names = new Set(splitWords(getText(content, 'name')));
  const text = getText(content, 'message');
  const words = splitWords(text).filter((word) => !names.has(word));
  const compared = words.join(' ') || text.slice(0, comparedLength).replace(/\s/g, '');
  return createHash('sha256').update(compared).digest('base64url').slice(0, 16);
}

function splitWords(text: string): string[] {
  const plain = text.slice(0, comparedLength).normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return plain.match(/\p{L}+/gu) ?? [];
}
