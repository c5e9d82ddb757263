import type { ExtraField } from '@tarcza/contact/fields';

/** What the form asks beside name, phone, e-mail, service and message: form, rules, e-mail and export go by it. */
export const fields = [
  { kind: 'text', name: 'district', title: 'Dzielnica', required: true, max: 60 },
  { kind: 'checkbox', name: 'consent', title: 'Zgoda na kontakt', required: true },
] as const satisfies readonly ExtraField[];
