/**
 * Photos that belong to a message. They are never required and never part of the message's document. A form has one such
 * field at most.
 */
export interface PhotosField {
  kind: 'photos';
  name: 'photos';
  required?: false;
  /**
   * Most photos of a message.
   * @default 3
   */
  max?: 1 | 2 | 3;
  /** What a form shows beside the field. */
  label?: unknown;
}

export const photoLimits = {
  /** Most photos of a message. */
  count: 3,
  /** Most bytes of a photo that the form sends. */
  sentBytes: 400 * 1024,
  /** Most bytes of a photo that the rules allow. */
  storedBytes: 700 * 1024,
  type: 'image/jpeg',
} as const;

/** Returns how many photos a message of these fields can have. */
export function mostPhotos(fields: readonly { kind: string; max?: unknown }[]): number {
  const field = fields.find(({ kind }) => kind === 'photos');
  return field ? Number(field.max ?? photoLimits.count) : 0;
}
