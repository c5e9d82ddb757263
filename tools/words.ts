/** Words that no comment, test title or document uses, with the words to use instead. */
export const words: readonly (readonly [pattern: RegExp, use: string])[] = [
  [/\b(?:wakes?|woken?|waking|awake|comes? alive)\b/i, 'hydrate, hydrated, interactive'],
  [/\b(?:first|next|every|visitor's) acts?\b/i, 'interaction'],
  [/\b(?:an?|every|each|first|early) press(?:es)?\b/i, 'click, tap, key press'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, correct, clear the error'],
  [/\bjudg(?:es?|ed|ing)\b/i, 'validate, decide, result'],
  [/\b(?:leafs|leafed|leafing)\b/i, 'next, previous, navigate'],
  [/\buncover(?:s|ed|ing)?\b/i, 'show'],
  [/\b(?:drawn|redraw(?:s|n|ing)?)\b/i, 'rendered'],
  [/\bin force\b/i, 'applied'],
  [/\bstrays?\b/i, 'unclaimed message'],
  [/\b(?:crowds?|likeness)\b/i, 'similar messages'],
  [/\bremembered\b/i, 'memoized, stored'],
  [/\bstand-ins?\b/i, 'placeholder'],
  [/\b(?:is|are|was|were|be|being|gets?) told\b/i, 'reported, logged'],
  [/\banswer(?:s|ed) with\b/i, 'returns, responds with'],
  [/\bat hand\b/i, 'current, available'],
  [/\blest\b/i, 'so that … not'],
  [/\b(?:whoever|nobody|somebody)\b/i, 'the visitor, the developer, the operator, no one'],
];

/** Uses of these words with their ordinary meaning. */
export const exceptions =
  /\b(?:hand-drawn|drawn (?:choices|to scale|on one line)|nothing is drawn|drawn here)\b/gi;

/** Sentences in documents have at most this many words. */
export const longestSentence = 30;
