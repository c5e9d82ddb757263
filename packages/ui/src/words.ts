/** The package's words with those that the page gives in their place. One that is given as undefined stays as it was. */
export function wordsOf<Words extends object>(defaults: Words, given: Partial<Words> | undefined): Words {
  const known = Object.entries(given ?? {}).filter(([, word]) => word !== undefined);
  return { ...defaults, ...Object.fromEntries(known) };
}
