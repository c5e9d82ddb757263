import type { ContactMessage } from '@tarcza/contact/contract';
import type { FieldValues } from '@tarcza/contact/fields';
import type { fields } from './fields';

/** Posts a message as JSON to VITE_FORM_URL. Rejects unless the answer has a status of 200 to 299. */
export async function sendMessage(message: ContactMessage & FieldValues<typeof fields>): Promise<void> {
  const url: unknown = import.meta.env['VITE_FORM_URL'];
  if (typeof url !== 'string' || !url)
    throw new Error('The form cannot send: VITE_FORM_URL is not set. Set it in .env and build again.');
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`The message was not sent: ${url} answered with ${response.status}.`);
}

/** A webhook needs no preparation. */
export const prepareToSend = () => {};
