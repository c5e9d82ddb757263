export { readContactSettings, type ContactSettings } from './readContactSettings.ts';
export { isOutdated } from './isOutdated.ts';
export {
  findInterruptedMessage,
  prepareSending,
  sendContactMessage,
  type SendOptions,
} from './sendContactMessage.ts';
export { SendingError } from './SendingError.ts';
