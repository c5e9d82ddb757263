import type { Labels } from '../packages/ui/src/labels.js';
import * as cs from '../packages/ui/src/labels/cs.js';
import * as de from '../packages/ui/src/labels/de.js';
import * as en from '../packages/ui/src/labels/en.js';
import * as pl from '../packages/ui/src/labels/pl.js';
import * as sk from '../packages/ui/src/labels/sk.js';
import * as uk from '../packages/ui/src/labels/uk.js';

const sets = { en, pl, de, cs, sk, uk };

/** The languages of the label sets, by code. */
export const languages = {
  en: 'English labels',
  pl: 'Polski',
  de: 'Deutsch',
  cs: 'Čeština',
  sk: 'Slovenčina',
  uk: 'Українська',
} satisfies Record<keyof typeof sets, string>;

/** Returns the labels of a component in a language. Undefined for a component, or a language, without labels. */
export function findLabels(componentId: string | undefined, language: string): object | undefined {
  const component = Object.keys(en).find((name) => name.toLowerCase() === componentId) as keyof Labels;
  return component && sets[language as keyof typeof sets]?.[component];
}
