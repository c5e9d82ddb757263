import { defaultFormLabels } from '../packages/ui/src/ContactForm/labels.js';
import type { Labels } from '../packages/ui/src/labels.js';
import * as cs from '../packages/ui/src/labels/cs.js';
import * as de from '../packages/ui/src/labels/de.js';
import * as en from '../packages/ui/src/labels/en.js';
import * as pl from '../packages/ui/src/labels/pl.js';
import * as sk from '../packages/ui/src/labels/sk.js';
import * as uk from '../packages/ui/src/labels/uk.js';
import { defaultPhotoFieldLabels } from '../packages/ui/src/PhotoField/fieldLabels.js';
import { defaultPhotoLabels } from '../packages/ui/src/PhotoField/labels.js';

/** The languages of the toolbar. */
export const languages = {
  en: 'English',
  pl: 'Polski',
  de: 'Deutsch',
  cs: 'Čeština',
  sk: 'Slovenčina',
  uk: 'Українська',
} as const;
export type Language = keyof typeof languages;

/** The package's default labels, which `setLabels` changes. */
const defaults: Labels = { ...pl };

/** The label sets. The Polish one is a copy of the defaults. */
const labelSets: Readonly<Record<Language, Labels>> = { en, pl: structuredClone(defaults), de, cs, sk, uk };

/** Replaces the default labels of every component, also of those within another one. */
export function setLabels(language: Language) {
  const labels = labelSets[language];
  for (const name of Object.keys(labels) as (keyof Labels)[]) Object.assign(defaults[name], labels[name]);
  Object.assign(defaultFormLabels, labels.contactForm);
  Object.assign(defaultPhotoFieldLabels, labels.contactForm);
  Object.assign(defaultPhotoLabels, labels.contactForm.photos);
}
