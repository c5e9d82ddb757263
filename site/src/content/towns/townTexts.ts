/** Measures how much of the texts of town pages is repeated. Tests use it. */

/** What a page of a service in a town has to reach, in percent. */
export const limits = {
  /** Mean share of five-word sequences that two towns have in common on the pages of one service. */
  overlap: 55,
  /** Mean share of a page's words that stand in sentences which no other page of a town has. */
  own: 30,
} as const;

export interface TownPage {
  service: string;
  town: string;
  /** The whole document. */
  html: string;
}

export interface Measured {
  service: string;
  /** Words on a page, on average. */
  words: number;
  /** Mean over all pairs of towns, in percent. */
  overlap: number;
  /** Mean over all pages, in percent. */
  own: number;
  /** Town with the fewest words of its own, and their share in percent. */
  poorest: { town: string; own: number };
}

/** Measures the pages service by service. `names` are the towns' names in every case that the pages use. */
export function measure(pages: readonly TownPage[], names: readonly string[]): Measured[] {
  const read = pages.map((page) => {
    const sentences = sentencesOf(page.html).map((sentence) => wordsOf(neutral(sentence, names)));
    return { ...page, sentences, grams: fiveGrams(sentences.flat()) };
  });
  const pagesWith = new Map<string, number>();
  for (const { sentences } of read)
    for (const sentence of new Set(sentences.map((words) => words.join(' '))))
      pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1);

  const measured = read.map(({ service, town, sentences, grams }) => {
    const own = sentences.filter((words) => pagesWith.get(words.join(' ')) === 1);
    return {
      service,
      town,
      grams,
      words: sentences.flat().length,
      own: (100 * own.flat().length) / sentences.flat().length,
    };
  });
  return [...new Set(pages.map(({ service }) => service))].map((service) => {
    const towns = measured.filter((page) => page.service === service);
    const pairs = towns.flatMap((one, index) =>
      towns.slice(index + 1).map((other) => overlap(one.grams, other.grams)),
    );
    const poorest = towns.reduce((least, page) => (page.own < least.own ? page : least));
    return {
      service,
      words: mean(towns.map(({ words }) => words)),
      overlap: mean(pairs),
      own: mean(towns.map(({ own }) => own)),
      poorest: { town: poorest.town, own: poorest.own },
    };
  });
}

/** Returns a sentence for each limit that a service misses. */
export function findRepetition(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ service, overlap: shared, own, poorest }) => [
    ...(shared > limits.overlap
      ? [
          `${service}: two towns share ${shared.toFixed(1)} % of their five-word sequences, at most ${limits.overlap} % is allowed`,
        ]
      : []),
    ...(own < limits.own
      ? [
          `${service}: ${own.toFixed(1)} % of the words are a town's own, at least ${limits.own} % is wanted; ${poorest.town} has the fewest`,
        ]
      : []),
  ]);
}

/** The sentences of what the page's `main` shows: a heading, an item of a list and a label are one each. */
export function sentencesOf(html: string): string[] {
  const [, main] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  if (main === undefined) throw new Error('The page has no main element, so there is nothing to measure.');
  return main
    .replaceAll(/<(svg|script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<\/?(a|b|em|span|strong)\b[^>]*>|<!--[^]*?-->/g, ' ')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll('&amp;', '&')
    .split(/\n|(?<=[.?!…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Puts one word in place of every town's name, with the preposition before it. */
function neutral(text: string, names: readonly string[]): string {
  const longestFirst = [...names].sort((one, other) => other.length - one.length).join('|');
  return text.replaceAll(new RegExp(`(?<!\\p{L})(we?\\s)?(${longestFirst})(?!\\p{L})`, 'giu'), 'miasto');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fiveGrams(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** How much of the page with fewer sequences the other one has, too, in percent. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((gram) => other.has(gram)).length;
  return (100 * shared) / Math.min(one.size, other.size);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
