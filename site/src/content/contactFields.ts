import type { ExtraField } from '@tarcza/contact/fields';

/** What the contact form asks besides name, phone, e-mail, service and message. After a change: `npm run rules`. */
export const fields = [] as const satisfies readonly ExtraField[];
