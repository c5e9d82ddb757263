import type { ExtraField } from '@tarcza/contact/fields';

/**
 * The fields that this site's form adds to the standard ones (name, phone, e-mail, service, message). Form, rules,
 * e-mail, operator's list and export follow from a declaration here. After a change run `npm run rules` and deploy.
 */
export const fields = [
  { kind: 'photos', name: 'photos', label: 'Zdjęcia' },
] as const satisfies readonly (ExtraField & { label: string })[];
