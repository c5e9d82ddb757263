import type { ExtraField } from '@tarcza/contact/fields';

/*
 * What this company's form asks. Pages, firestore.rules, functions and the message tool import this file, so it imports
 * types only. After a change run `npm run generate` and deploy.
 */

/** The fields that the form adds to the standard ones (name, phone, e-mail, service, message). */
export const fields = [
  { kind: 'photos', name: 'photos', label: 'Zdjęcia' },
] as const satisfies readonly (ExtraField & { label: string })[];

/** The options of the field `service`, as stored in a message. */
export const serviceOptions = [
  'Zwalczanie pluskiew',
  'Odstraszanie kun',
  'Dezynfekcja',
  'Dezynsekcja',
  'Deratyzacja',
  'Odgrzybianie',
  'Konsultacja ogólna',
] as const;

export type ServiceOption = (typeof serviceOptions)[number];
