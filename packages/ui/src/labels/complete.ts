import type { Labels } from '../labels.js';
import * as english from './en.js';

/** A set of labels in which texts, or whole components, may be missing. */
export type IncompleteLabels<Set = Labels> = {
  [Name in keyof Set]?: (Set[Name] extends object ? IncompleteLabels<Set[Name]> : Set[Name]) | undefined;
};

/**
 * Returns a whole set of labels: a text that the given set lacks is English. Logs one warning that names those texts. Call it
 * once, where the set is made.
 */
export function completeLabels(labels: IncompleteLabels): Labels {
  const missing: string[] = [];
  const complete = merge(english, labels, '', missing) as Labels;
  if (missing.length > 0) console.warn(`Labels in English, because they are missing: ${missing.join(', ')}.`);
  return complete;
}

function merge(whole: object, given: object, path: string, missing: string[]): object {
  const entries = Object.entries(whole).map(([name, text]: [string, unknown]) => {
    const own = (given as Record<string, unknown>)[name];
    if (typeof text === 'object' && text !== null)
      return [name, merge(text, own ?? {}, `${path}${name}.`, missing)];
    if (own === undefined) missing.push(path + name);
    return [name, own ?? text];
  });
  return Object.fromEntries(entries) as object;
}
