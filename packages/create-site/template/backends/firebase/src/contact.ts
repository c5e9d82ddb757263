import type { ContactMessage } from '@tarcza/contact/contract';
import type { FieldValues } from '@tarcza/contact/fields';
import { readContactSettings, prepareSending, sendContactMessage } from '@tarcza/contact/store';
import type { AttachedPhotos } from '@tarcza/ui';
import type { fields } from './fields.ts';

const settings = () => readContactSettings(import.meta.env);

/** Stores a message and its photos in the database. Rejects if it is not known to be stored. */
export const sendMessage = (
  message: ContactMessage & FieldValues<typeof fields>,
  attached?: AttachedPhotos,
) => sendContactMessage(message, settings, attached);

/** Prefetches the code for sending, when the visitor starts with the form. */
export const prepareToSend = () => prepareSending(settings);
