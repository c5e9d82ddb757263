export { contactSettings, type ContactSettings } from './contactSettings.ts';
export { isOutdated } from './isOutdated.ts';
export { type Attached, prepareSending, sendContactMessage } from './sendContactMessage.ts';
export { SendingError } from './SendingError.ts';
