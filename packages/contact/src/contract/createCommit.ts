import type { FieldValue, MessageValues } from './fields.ts';
import { photoLimits } from './photos.ts';

export interface CommitTarget {
  projectId: string;
  /** The public web API key. */
  apiKey: string;
  /** Host and port of an emulator; without it, the real project. */
  emulator?: string | undefined;
}

/** Returns URL and body of the POST request that stores a message, and photos in base64, over Firestore's REST API. */
export function createCommit(
  { projectId, apiKey, emulator }: CommitTarget,
  { id, message, photos = [] }: { id: string; message: MessageValues; photos?: readonly string[] },
): { url: string; body: string } {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const base = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const write = (path: string, fields: object) => ({
    update: { name: `${documents}/contact_messages/${path}`, fields },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
  });
  const fields = Object.entries(message).map(([key, value]) => [key, toRestValue(value)]);
  const type = { stringValue: photoLimits.type };
  const writes = [
    write(id, Object.fromEntries(fields) as object),
    ...photos.map((bytesValue, place) => write(`${id}/photos/${place}`, { bytes: { bytesValue }, type })),
  ];
  const url = `${base}/v1/${documents}:commit?key=${encodeURIComponent(apiKey)}`;
  return { url, body: JSON.stringify({ writes }) };
}

function toRestValue(value: FieldValue): object {
  if (value === null) return { nullValue: null };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };
}
