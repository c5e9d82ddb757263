import type { SendContactMessage } from '@tarcza/ui';
export const sendContactMessage: SendContactMessage = () => Promise.reject(new Error('not yet'));
export function prepareSending(): void {}
