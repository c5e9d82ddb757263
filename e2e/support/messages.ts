import { inject } from 'vitest';

type Value = { stringValue?: string; nullValue?: null; timestampValue?: string };

/** A stored message: its id, and its fields as Firestore's REST interface writes them. */
export interface StoredMessage {
  id: string;
  fields: Record<string, Value>;
}

const documents = () =>
  `http://${inject('addresses').firestore}/v1/projects/demo-tarcza/databases/(default)/documents`;

/** Every stored message, read with the owner's rights, which the emulator grants to this token. */
async function storedMessages(): Promise<StoredMessage[]> {
  const response = await fetch(`${documents()}/contact_messages?pageSize=300`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const { documents: found = [] } = (await response.json()) as {
    documents?: { name: string; fields: Record<string, Value> }[];
  };
  return found.map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', fields }));
}

/** Returns the messages with this text. */
export async function messagesAbout(words: string): Promise<StoredMessage[]> {
  return (await storedMessages()).filter(({ fields }) => fields['message']?.stringValue?.includes(words));
}

/** The files of a message's photos in their order. */
export async function photosOf(id: string): Promise<Buffer[]> {
  const response = await fetch(`${documents()}/contact_messages/${id}/photos`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const { documents: found = [] } = (await response.json()) as {
    documents?: { fields: { bytes: { bytesValue: string } } }[];
  };
  return found.map(({ fields }) => Buffer.from(fields.bytes.bytesValue, 'base64'));
}
