/** A sentence with placeholders in braces, such as `'{n} / {total}'`, or a function that makes it. */
export type Phrase<Values extends readonly (string | number)[]> = string | ((...values: Values) => string);

/** Fills the placeholders of a phrase; a function gets the values in the order in which they are given here. */
export function say(phrase: Phrase<never>, values: Readonly<Record<string, string | number>>): string {
  if (typeof phrase === 'function') return phrase(...(Object.values(values) as never));
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The package's words with those that the page gives in their place. One that is given as undefined stays as it was. */
export function wordsOf<Words extends object>(defaults: Words, given: Partial<Words> | undefined): Words {
  const known = Object.entries(given ?? {}).filter(([, word]) => word !== undefined);
  return { ...defaults, ...Object.fromEntries(known) };
}
