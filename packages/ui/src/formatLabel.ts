import { fillTemplate } from '@tarcza/contact/contract';
import type { Phrase } from './labels.js';

// Bundlers replace it. The package has no types of Node.
declare const process: { env: { NODE_ENV?: string } };

const reported = new Set<string>();

/**
 * Fills the placeholders of a phrase. A function receives the values in the order of the object's properties. In
 * development a placeholder without a value, such as `{m}` for `{n}`, is logged once.
 */
export function formatLabel(
  phrase: Phrase<never>,
  values: Readonly<Record<string, string | number>>,
): string {
  if (typeof phrase === 'function') return phrase(...(Object.values(values) as never));
  if (process.env.NODE_ENV !== 'production' && !reported.has(phrase)) {
    reported.add(phrase);
    const unknown = (phrase.match(/\{\w+\}/g) ?? []).filter((name) => !(name.slice(1, -1) in values));
    if (unknown.length > 0)
      console.error(
        `Label "${phrase}": ${unknown.join(', ')} has no value. Write ${Object.keys(values)
          .map((name) => `{${name}}`)
          .join(', ')}.`,
      );
  }
  return fillTemplate(phrase, values);
}

/** Returns the default labels, overridden by those that the page gives. `undefined` keeps the default. */
export function mergeLabels<Set extends object>(defaults: Set, labels: Partial<Set> | undefined): Set {
  const given = Object.entries(labels ?? {}).filter(([, label]) => label !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}
