import type { ContactMessage } from '@tarcza/contact/contract';
import type { FieldValues } from '@tarcza/contact/fields';
import { readContactSettings, prepareSending, sendContactMessage } from '@tarcza/contact/store';
import { fields } from './fields';

const settings = () => readContactSettings(import.meta.env);

/** Stores a message in the database. Rejects if it is not known to be stored. */
export const sendMessage = (message: ContactMessage & FieldValues<typeof fields>) =>
  sendContactMessage(message, settings, fields);

/** Prefetches the code for sending, when the visitor starts with the form. */
export const prepareToSend = () => prepareSending(settings);
