import { photoLimits } from '../contract/fields.ts';
import type { FieldValue, MessageValues } from '../contract/values.ts';

/** A database in Firestore's REST API. */
export interface CommitTarget {
  projectId: string;
  /** The public web API key. */
  apiKey: string;
  /** Host and port of an emulator; without it, the real project. */
  emulator?: string | undefined;
}

export interface Commit {
  url: string;
  body: string;
}

/** Returns the commit that stores a message, and photos in base64. */
export function createCommit(
  target: CommitTarget,
  { id, message, photos = [] }: { id: string; message: MessageValues; photos?: readonly string[] },
): Commit {
  const write = (path: string, fields: object) => ({
    update: { name: `${getDocuments(target)}/contact_messages/${path}`, fields },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
  });
  const fields = Object.entries(message).map(([key, value]) => [key, toRestValue(value)]);
  const type = { stringValue: photoLimits.type };
  return toCommit(target, [
    write(id, Object.fromEntries(fields) as object),
    ...photos.map((bytesValue, place) => write(`${id}/photos/${place}`, { bytes: { bytesValue }, type })),
  ]);
}

/** Returns the commit that the rules allow if the message is stored. It changes nothing. */
export function createStoredCheck(target: CommitTarget, id: string): Commit {
  return toCommit(target, [{ delete: `${getDocuments(target)}/contact_messages/${id}/confirmation/0` }]);
}

const getDocuments = ({ projectId }: CommitTarget) => `projects/${projectId}/databases/(default)/documents`;

/** Returns the address of commits, without the API key. */
export function getCommitUrl(target: CommitTarget): string {
  const base = target.emulator ? `http://${target.emulator}` : 'https://firestore.googleapis.com';
  return `${base}/v1/${getDocuments(target)}:commit`;
}

function toCommit(target: CommitTarget, writes: readonly object[]): Commit {
  const url = `${getCommitUrl(target)}?key=${encodeURIComponent(target.apiKey)}`;
  return { url, body: JSON.stringify({ writes }) };
}

function toRestValue(value: FieldValue): object {
  if (value === null) return { nullValue: null };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };
}
