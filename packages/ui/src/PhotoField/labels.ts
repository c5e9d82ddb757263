import { mergeLabels, type Phrase } from '../labels.js';
import { photos as polish } from './polish.js';
import type { PhotoProblem } from './preparePhoto.js';

/** Texts about chosen photos. `{n}` is a number from 1, `{max}` the most photos, `{name}` the name of a file. */
export interface PhotoLabels {
  /** How many photos are chosen. */
  count: Phrase<[n: number, max: number]>;
  /** Text alternative of a thumbnail. */
  photo: Phrase<[n: number, name: string]>;
  /** Visible text of a button that removes a photo. */
  remove: string;
  /** Accessible name of the same button. It begins with the visible text. */
  removePhoto: Phrase<[n: number, name: string]>;
  /** `{names}` are the names of the files that are left out. */
  tooMany: Phrase<[max: number, names: string]>;
  /** After the errors: the message can be sent. */
  canSend: string;
  problem: Record<PhotoProblem, Phrase<[name: string]>>;
}

/** Labels that a page overrides. */
export type GivenPhotoLabels = Partial<Omit<PhotoLabels, 'problem'>> & {
  problem?: Partial<PhotoLabels['problem']>;
};

/** Returns the Polish labels, overridden by those of the page. */
export function photoLabels(given: GivenPhotoLabels = {}): PhotoLabels {
  const { problem, ...others } = given;
  return { ...mergeLabels(polish, others), problem: mergeLabels(polish.problem, problem) };
}
