import type { ContactMessage } from '@tarcza/contact/contract';
import type { ExtraValues } from '@tarcza/contact/fields';
import { contactSettings, prepareSending, sendContactMessage } from '@tarcza/contact/store';
import { fields } from './fields';

const settings = () => contactSettings(import.meta.env);

/** Stores a message in the firm's database, and rejects when it is not known to be stored. */
export const sendMessage = (message: ContactMessage & ExtraValues<typeof fields>) =>
  sendContactMessage(message, settings, fields);

/** Fetches what sending needs, when the visitor starts on the form. */
export const prepareToSend = () => prepareSending(settings);
