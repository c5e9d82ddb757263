import type { ContactMessage } from '@tarcza/contact/contract';
import type { FieldValues } from '@tarcza/contact/fields';
import { postContactMessage } from '@tarcza/contact/webhook';
import type { AttachedPhotos } from '@tarcza/ui';
import type { fields } from './fields.ts';

/** Posts a message and its photos to VITE_FORM_URL. Unconfirmed if the answer is a redirect or cannot be read. */
export const sendMessage = (
  message: ContactMessage & FieldValues<typeof fields>,
  attached?: AttachedPhotos,
) => postContactMessage(import.meta.env['VITE_FORM_URL'], message, attached);

/** A webhook needs no preparation. */
export const prepareToSend = () => {};
