import type { ExtraValue, MessageValues } from './extraFields.ts';

/** Returns the fields of a message's document as Firestore's REST interface takes them. */
export function restFields(message: MessageValues): Record<string, object> {
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, restValue(value)]));
}

/** Sets the time of the server in a write of a message or a photo. */
export const createdAtServerTime = [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }];

function restValue(value: ExtraValue): object {
  if (value === null) return { nullValue: null };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };
}
