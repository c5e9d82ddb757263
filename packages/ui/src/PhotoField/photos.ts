import { formatLabel } from '../formatLabel.js';
import type { PhotoLabels } from '../labels.js';
import type { Photo } from './PhotoList.js';
import { PhotoError, preparePhoto, type PreparedPhoto } from './preparePhoto.js';

export { PhotoList } from './PhotoList.js';

/** The value of a photo field. */
export interface PhotosState {
  photos: readonly Photo[];
  /** Sentences about files that are left out. */
  errors: readonly string[];
  /** Announced whenever it changes. */
  status: string;
}

/** Contains the state, which the visitor may change while a file is prepared. */
export interface PhotosStore {
  state: () => PhotosState;
  update: (change: Partial<PhotosState>) => void;
}

interface Options {
  /** Most photos. */
  max: number;
  labels: PhotoLabels;
}

/** Files of prepared photos, which a page may give back to the field. */
const alreadyPrepared = new WeakMap<File, PreparedPhoto>();

let lastId = 0;

/** Prepares files one after another, since a decoded photo takes up to 400 MB, until there are `max` photos. */
export async function addPhotos(
  files: readonly File[],
  { state, update }: PhotosStore,
  { max, labels }: Options,
): Promise<void> {
  const errors = state().errors.filter((error) => error !== labels.canSend);
  const leftOut: string[] = [];
  for (const file of files) {
    if (state().photos.length >= max) {
      leftOut.push(file.name);
      continue;
    }
    try {
      const prepared = alreadyPrepared.get(file) ?? (await preparePhoto(file));
      const photo = { ...prepared, id: (lastId += 1), name: file.name };
      update({ photos: [...state().photos, photo] });
    } catch (error) {
      const problem = error instanceof PhotoError ? error.problem : 'unreadable';
      errors.push(formatLabel(labels.problem[problem], { name: file.name }));
    }
  }
  if (leftOut.length > 0) {
    errors.push(formatLabel(labels.tooMany, { max, names: leftOut.join(', ') }));
  }
  if (errors.length > 0) errors.push(labels.canSend);
  update({ errors, status: formatCount(state().photos, labels, max) });
}

/** Removes a photo, and the errors of files that were left out. */
export function removePhoto(id: number, { state, update }: PhotosStore, { max, labels }: Options): void {
  const photos = state().photos.filter((photo) => photo.id !== id);
  update({ photos, errors: [], status: formatCount(photos, labels, max) });
}

/**
 * Puts the prepared photos into the file field, as the platform's own state: a page can copy `files` to a field that replaces
 * it, and dispatch `change`.
 */
export function keepInField(input: HTMLInputElement, photos: readonly Photo[]): void {
  // jsdom, in which sites test their pages, has none.
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const photo of photos) {
    const file = new File([photo.blob], photo.name, { type: photo.blob.type });
    alreadyPrepared.set(file, photo);
    transfer.items.add(file);
  }
  input.files = transfer.files;
}

function formatCount(photos: readonly Photo[], labels: PhotoLabels, max: number): string {
  return formatLabel(labels.count, { n: photos.length, max });
}
