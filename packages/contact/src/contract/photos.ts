/** Photos of a message, stored outside its document. They are never required. A form has at most one such field. */
export interface PhotosField {
  kind: 'photos';
  name: 'photos';
  required?: false;
  /**
   * Maximum number of photos.
   * @default 3
   */
  max?: 1 | 2 | 3;
  label?: unknown;
}

export const photoLimits = {
  /** Maximum number of photos of a message. */
  count: 3,
  /** Maximum size of a photo that the rules accept, in bytes. */
  storedBytes: 700 * 1024,
  type: 'image/jpeg',
} as const;

export function getMaxPhotos(fields: readonly { kind: string; max?: unknown }[]): number {
  const field = fields.find(({ kind }) => kind === 'photos');
  return field ? Number(field.max ?? photoLimits.count) : 0;
}
