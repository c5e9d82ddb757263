import { mergeDefaults } from '../formatLabel.js';
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
  const missing = listMissing(english, labels);
  if (missing.length > 0) console.warn(`Labels in English, because they are missing: ${missing.join(', ')}.`);
  return mergeDefaults<Labels>(english, labels);
}

const listMissing = (whole: object, given: object = {}, path = ''): string[] =>
  Object.entries(whole).flatMap(([name, text]: [string, unknown]) => {
    const own = (given as Record<string, object | undefined>)[name];
    if (typeof text === 'object') return listMissing(text as object, own, `${path}${name}.`);
    return own === undefined ? [path + name] : [];
  });
