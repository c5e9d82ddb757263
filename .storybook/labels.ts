import type { Labels } from '../packages/ui/src/labels.js';
import * as cs from '../packages/ui/src/labels/cs.js';
import * as de from '../packages/ui/src/labels/de.js';
import * as en from '../packages/ui/src/labels/en.js';
import * as pl from '../packages/ui/src/labels/pl.js';
import * as sk from '../packages/ui/src/labels/sk.js';
import * as uk from '../packages/ui/src/labels/uk.js';

const sets = { English: en, Polski: pl, Deutsch: de, Čeština: cs, Slovenčina: sk, Українська: uk };

/** Returns the labels of a component by language. Undefined for a component without labels. */
export function findLabels(componentId: string | undefined) {
  const component = Object.keys(en).find((name) => name.toLowerCase() === componentId) as keyof Labels;
  return component && Object.fromEntries(Object.entries(sets).map(([name, set]) => [name, set[component]]));
}
