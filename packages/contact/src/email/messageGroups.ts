import type { MessageValues } from '../contract/extraFields.ts';
import type { StoredMessage } from './contactEmail.ts';
import { textOf } from './fieldLine.ts';

/** The text of a message without case, accents, digits, punctuation and the sender's name. */
export function groupKey(content: MessageValues): string {
  const names = new Set(wordsOf(textOf(content, 'name')));
  return wordsOf(textOf(content, 'message'))
    .filter((word) => !names.has(word))
    .join(' ');
}

/**
 * Groups messages with the same text. The smallest groups come first, so that a single message stands above a flood;
 * of equal groups the latest. Each group begins with its earliest message.
 */
export function groupsOf(messages: readonly StoredMessage[]): StoredMessage[][] {
  const groups = new Map<string, StoredMessage[]>();
  for (const message of messages.toSorted((one, other) => one.receivedAt - other.receivedAt)) {
    const key = groupKey(message.content);
    const group = groups.get(key);
    if (group) group.push(message);
    else groups.set(key, [message]);
  }
  return [...groups.values()].sort((one, other) => one.length - other.length || latest(other) - latest(one));
}

function latest(group: readonly StoredMessage[]): number {
  return group.at(-1)?.receivedAt ?? 0;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return plain.match(/\p{L}+/gu) ?? [];
}
