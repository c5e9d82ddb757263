const example = /\bexample\.(?:com|net|org)\b|\byour-company\.\w|(?<!(?<![+\d])\d{1,3} )000 000/i;

/** Returns whether a text has an address or a number of examples: example.com, your-company.pl, 000 000, but not 1 000 000. */
export const hasExample = (text: string) => example.test(text);

const isPlaceholder = (text: string) =>
  hasExample(text) || /^\s*$|\[(?=[^\]]*\p{L})[^[\]{}]+\]|\blocalhost\b/u.test(text);

const listTexts = (content: unknown): string[] =>
  typeof content === 'string' ? [content] : Object.values(content ?? {}).flatMap(listTexts);

/** Returns a sentence for each entry with placeholders: empty texts, square brackets, localhost, and examples. */
export function findPlaceholders(content: object): string[] {
  return Object.entries(content).flatMap(([name, entry]) => {
    const [first, ...more] = listTexts(entry).filter(isPlaceholder);
    const others = more.length > 0 ? ` and ${more.length} more` : '';
    return first === undefined ? [] : [`${name} has placeholders: ${first || '""'}${others}.`];
  });
}
