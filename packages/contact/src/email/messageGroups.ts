import type { MessageValues } from '../contract/fields.ts';
import type { StoredMessage } from './renderContactEmail.ts';
import { getText } from './fieldLines.ts';

/** Returns the text of a message without case, accents, digits, punctuation and the sender's name. */
export function getGroupKey(content: MessageValues): string {
  const names = new Set(splitWords(getText(content, 'name')));
  return splitWords(getText(content, 'message'))
    .filter((word) => !names.has(word))
    .join(' ');
}

/**
 * Groups messages with the same text. The smallest groups come first, so that a single message precedes a flood. Groups
 * of equal size are sorted by time, the latest first. Each group begins with its earliest message.
 */
export function groupMessages(messages: readonly StoredMessage[]): StoredMessage[][] {
  const groups = new Map<string, StoredMessage[]>();
  for (const message of messages.toSorted((one, other) => one.receivedAt - other.receivedAt)) {
    const key = getGroupKey(message.content);
    const group = groups.get(key);
    if (group) group.push(message);
    else groups.set(key, [message]);
  }
  return [...groups.values()].sort(
    (one, other) => one.length - other.length || getLatestTime(other) - getLatestTime(one),
  );
}

function getLatestTime(group: readonly StoredMessage[]): number {
  return group.at(-1)?.receivedAt ?? 0;
}

function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return plain.match(/\p{L}+/gu) ?? [];
}
