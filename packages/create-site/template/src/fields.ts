import type { ExtraField } from '@tarcza/contact/fields';

/** Additional fields of the form. The site's README explains how to add one. */
export const fields = [] as const satisfies readonly ExtraField[];
export type Fields = typeof fields;
