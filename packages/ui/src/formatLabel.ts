import { fillTemplate } from '@tarcza/contact/contract';
import type { Phrase } from './labels.js';

/** Fills the placeholders of a phrase. A function receives the values in the order of the object's properties. */
export function formatLabel(
  phrase: Phrase<never>,
  values: Readonly<Record<string, string | number>>,
): string {
  if (typeof phrase === 'function') return phrase(...(Object.values(values) as never));
  return fillTemplate(phrase, values);
}

/** Returns the default labels, overridden by those that the page gives. `undefined` keeps the default. */
export function mergeLabels<Set extends object>(defaults: Set, labels: Partial<Set> | undefined): Set {
  const given = Object.entries(labels ?? {}).filter(([, label]) => label !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}
