import { contactSettings, prepareSending, sendContactMessage } from '@tarcza/contact/store';
import type { SendContactMessage } from '@tarcza/ui';

const settings = () => contactSettings(import.meta.env);

/** Stores a message in the firm's database, and rejects when it is not known to be stored. */
export const sendMessage: SendContactMessage = (message) => sendContactMessage(message, settings);

/** Fetches what sending needs, when the visitor starts on the form. */
export const prepareToSend = () => prepareSending(settings);
