import type { ContactMessage } from '@tarcza/contact/contract';
import type { FieldValues } from '@tarcza/contact/fields';
import type { AttachedPhotos } from '@tarcza/ui';
import type { fields } from './fields';

/**
 * Posts a message and its photos to VITE_FORM_URL as a form does (multipart/form-data). Rejects unless the answer has a
 * status of 200 to 299.
 */
export async function sendMessage(
  message: ContactMessage & FieldValues<typeof fields>,
  attached?: AttachedPhotos,
): Promise<void> {
  const url: unknown = import.meta.env['VITE_FORM_URL'];
  if (typeof url !== 'string' || !url)
    throw new Error('The form cannot send: VITE_FORM_URL is not set. Set it in .env and build again.');
  const body = new FormData();
  for (const [name, value] of Object.entries<string | boolean | null>(message))
    if (value) body.append(name, value === true ? 'on' : value);
  for (const [index, photo] of attached?.photos.entries() ?? [])
    body.append('photos', photo, `photo-${index + 1}.jpg`);
  const response = await fetch(url, { method: 'POST', body });
  if (!response.ok) throw new Error(`The message was not sent: ${url} answered with ${response.status}.`);
}

/** A webhook needs no preparation. */
export const prepareToSend = () => {};
