export { readContactSettings, type ContactSettings } from './readContactSettings.ts';
export { isOutdated } from './isOutdated.ts';
export { type SendOptions, prepareSending, sendContactMessage } from './sendContactMessage.ts';
export { SendingError } from './SendingError.ts';
