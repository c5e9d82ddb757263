import { inject, vi } from 'vitest';
import { timeouts } from '../../tools/testing/timeouts.ts';
import { RestClient } from './firestoreRest.ts';

type Value = { stringValue?: string; nullValue?: null; timestampValue?: string; bytesValue?: string };
type Document = { name: string; fields: Record<string, Value> };

/** A stored message: its id, and its fields as Firestore's REST interface writes them. */
interface StoredMessage {
  id: string;
  fields: Record<string, Value>;
}

async function readCollection(path: string): Promise<Document[]> {
  const owner = new RestClient('demo-tarcza', 'owner', inject('addresses').firestore);
  const { body } = await owner.call('GET', `/${path}?pageSize=300`);
  return (body as { documents?: Document[] }).documents ?? [];
}

/** Returns the messages with this text. */
export async function messagesAbout(text: string): Promise<StoredMessage[]> {
  return (await readCollection('contact_messages'))
    .map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', fields }))
    .filter(({ fields }) => fields['message']?.stringValue?.includes(text));
}

/** Returns the files of a message's photos in their order. */
export async function photosOf(id: string): Promise<Buffer[]> {
  const photos = await readCollection(`contact_messages/${id}/photos`);
  return photos.map(({ fields }) => Buffer.from(fields['bytes']?.bytesValue ?? '', 'base64'));
}

/** An e-mail in the mailbox, with the properties that tests read. */
interface CaughtMail {
  text: string;
  html: string;
  replyTo?: { name: string; address: string }[];
  /** `length` in bytes. */
  attachments?: { length: number }[];
}

/** Waits for the e-mails about a message with this text. */
export function mailAbout(text: string): Promise<CaughtMail[]> {
  return vi.waitUntil(
    async () => {
      const response = await fetch(`${inject('addresses').mailbox}/email`);
      const found = ((await response.json()) as CaughtMail[]).filter((mail) => mail.text.includes(text));
      return found.length > 0 && found;
    },
    { timeout: timeouts.wait, interval: 200 },
  );
}
