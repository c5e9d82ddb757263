export { contactSettings, type ContactSettings } from './contactSettings.ts';
export { prepareSending, sendContactMessage } from './sendContactMessage.ts';
export { SendingError } from './SendingError.ts';
