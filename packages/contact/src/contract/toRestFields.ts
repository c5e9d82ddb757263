import type { FieldValue, MessageValues } from './fields.ts';

/** Returns the fields of a message's document in the format of Firestore's REST API. */
export function toRestFields(message: MessageValues): Record<string, object> {
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, toRestValue(value)]));
}

/** Sets `createdAt` to the server's time in a REST write. */
export const createdAtServerTime = [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }];

function toRestValue(value: FieldValue): object {
  if (value === null) return { nullValue: null };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };
}
