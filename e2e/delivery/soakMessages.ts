import type { ContactMessage } from '../../packages/contact/src/contract/contactMessage.ts';

export type Kind = 'genuine' | 'flood' | 'poison';

/** Numbers from 0 to 1, the same for the same seed (xorshift32). */
export function randomFrom(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** What the n-th message says: customers each in their own words, a flood in those of its template. */
export function contentOf(kind: Kind, n: number, random: () => number): ContactMessage {
  const rest = { email: null, service: null };
  if (kind === 'flood') {
    const message = `Okazja ${n}: kup obserwujących, lajki i opinie już dziś, tanio i szybko`;
    return { ...rest, name: `Promocja ${n}`, phone: `5${10_000_000 + n}`, message };
  }
  const words = (count: number) => Array.from({ length: count }, () => wordFrom(random)).join(' ');
  const message = kind === 'poison' ? `${words(8)} GTUBE` : words(9);
  return { ...rest, name: words(2), phone: `6${10_000_000 + n}`, message };
}

const syllables =
  'ba ce do fi gu ha je ko li mu na pe ro si tu wa ze bo di fu ga ho ki la me no pu ra se ty'.split(' ');

/** One of 27,000 words, so that no two customers say much the same. */
function wordFrom(random: () => number): string {
  return [0, 1, 2].map(() => syllables[Math.floor(random() * syllables.length)]).join('');
}
