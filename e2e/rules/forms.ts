import { readFileSync } from 'node:fs';
import type { ExtraField } from '../../packages/contact/src/contract/fields.ts';
import { renderFirestoreRules } from '../../packages/contact/src/rules/renderFirestoreRules.ts';
import { fields as siteFields } from '../../site/contactFields.ts';

/** A form whose fields are of every kind, at every limit that a declaration can have. */
const everything: readonly ExtraField[] = [
  { kind: 'date', name: 'day', title: 'Dzień zabiegu', required: true, min: '2026-12-01', max: '2027-02-28' },
  { kind: 'date', name: 'built' },
  { kind: 'choice', name: 'floor', label: 'Piętro', options: ['parter', "d'Artagnan", 'a\\b "c"', 'łoś 🐜'] },
  { kind: 'choice', name: 'size', required: true, options: ['dom', 'mieszkanie'] },
  { kind: 'text', name: 'street', title: 'Ulica', required: true, min: 3, max: 40 },
  { kind: 'text', name: 'access', multiline: true, max: 200 },
  { kind: 'checkbox', name: 'consent', title: 'Zgoda na kontakt', required: true },
  { kind: 'checkbox', name: 'pets' },
  { kind: 'photos', name: 'photos', label: 'Zdjęcia (nieobowiązkowe)' },
];

/** Forms whose rules are tested: that of this site, and one with every kind of field. */
export const forms: { form: string; fields: readonly ExtraField[]; rules: string }[] = [
  {
    form: 'site',
    fields: siteFields,
    rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
  },
  { form: 'everything', fields: everything, rules: renderFirestoreRules(everything) },
];
