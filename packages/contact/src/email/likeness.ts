import type { ContactMessage } from '../contract/contactMessage.ts';

/*
 * Which messages are alike, so that a flood does not hide the others. A sketch is a handful of small numbers: two
 * for who writes, and the smallest hashes of the words ("MinHash"), of which two texts share about as large a part as
 * of their words. It says nothing about a person: each number has 16 bits.
 */

const hour = 3_600_000;
const wordHashes = 12;
/** Texts that share this many of the hashes have more than half of their words in common. */
const enoughInCommon = 7;
/** As many kinds of messages as one hour is remembered by; the least recent makes room. */
const mostCrowds = 150;

/** Numbers by which messages are compared: 0 stands for "nothing there". */
export function sketchOf({ name, email, phone, message }: ContactMessage): number[] {
  const digits = phone.replace(/\D/g, '').slice(-9);
  const sender = [digits && hashed(digits, 1), email ? hashed(email.toLowerCase(), 2) : 0].map(Number);
  const words = wordsOf(`${message} ${name}`);
  return [
    ...sender,
    ...Array.from({ length: wordHashes }, (_, seed) =>
      words.reduce((least, word) => Math.min(least, hashed(word, seed + 3)), 0xffff),
    ),
  ];
}

/** Messages that are alike: how many there were, and the last one's time. */
export interface Crowd {
  sketch: readonly number[];
  count: number;
  at: number;
}

/** Whether two messages come from one sender or say much the same. */
export function alike(one: readonly number[], other: readonly number[]): boolean {
  if ([0, 1].some((sender) => one[sender] && one[sender] === other[sender])) return true;
  const common = one.slice(2).filter((hash, place) => hash === other[place + 2]).length;
  return common >= enoughInCommon;
}

/** How many messages like this one came in the hour before, and the crowds with it counted in. */
export function joinCrowd(
  crowds: readonly Crowd[],
  sketch: readonly number[],
  now: number,
): [before: number, crowds: Crowd[]] {
  const recent = crowds.filter(({ at }) => at > now - hour);
  const found = recent.find((crowd) => alike(crowd.sketch, sketch));
  const others = recent.filter((crowd) => crowd !== found);
  const before = found?.count ?? 0;
  const joined = { sketch: found?.sketch ?? sketch, count: before + 1, at: now };
  return [before, [...others, joined].slice(-mostCrowds)];
}

/** Words as they sound to whoever compares: without case, accents and the digits that a template counts up. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\p{N}+/gu, '0');
  return plain.match(/[\p{L}0]+/gu) ?? [];
}

function hashed(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  return (hash ^ (hash >>> 13)) & 0xffff;
}
