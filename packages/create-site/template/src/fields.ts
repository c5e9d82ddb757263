import type { ExtraField } from '@tarcza/contact/fields';

/** What the form asks beside name, phone, e-mail, service and message: README.md says how a field comes in. */
export const fields = [] as const satisfies readonly ExtraField[];
