import { fillTemplate } from '@tarcza/contact/contract';
import type { Phrase } from './labels.js';

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
    const unknown = (phrase.match(/\{\w+\}/g) ?? []).filter(
      (name) => !Object.hasOwn(values, name.slice(1, -1)),
    );
    if (unknown.length > 0)
      console.error(
        `Label "${phrase}": ${unknown.join(', ')} has no value. Write ${Object.keys(values)
          .map((name) => `{${name}}`)
          .join(', ')}.`,
      );
  }
  return fillTemplate(phrase, values);
}

/**
 * Returns default labels, or a default theme, overridden by what the page gives, also in objects inside. `undefined`
 * keeps the default.
 */
export function mergeDefaults<Defaults extends object>(
  defaults: Defaults,
  given: { readonly [Name in keyof Defaults]?: unknown } = {},
): Defaults {
  const merged = { ...given } as Record<string, unknown>;
  for (const [name, own] of Object.entries(defaults))
    merged[name] = typeof own === 'object' ? mergeDefaults(own, merged[name] ?? {}) : (merged[name] ?? own);
  return merged as Defaults;
}
