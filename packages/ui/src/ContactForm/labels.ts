import type { FieldProblem } from '@tarcza/contact/fields';
import { mergeLabels, type Phrase } from '../labels.js';
import type { PhoneButtonLabels } from '../PhoneButton/PhoneButton.js';
import type { GivenPhotoLabels, PhotoLabels } from '../PhotoField/labels.js';
import { form } from './polish.js';

/**
 * Error messages of fields, by problem, or by field and problem. `{min}` and `{max}` are the fewest and most characters,
 * or the first and last day; for a phone number `{minDigits}` and `{maxDigits}`.
 */
export interface ProblemLabels extends Record<FieldProblem, string> {
  'name.missing': string;
  'phone.missing': string;
  'phone.too-short': string;
  'phone.characters': string;
  'email.shape': string;
  'message.missing': string;
  [fieldAndProblem: `${string}.${FieldProblem}`]: string;
}

/** All texts of the form, and of the button that calls. */
export interface ContactFormLabels extends PhoneButtonLabels {
  /** Accessible name of the form. */
  form: string;
  name: string;
  phone: string;
  email: string;
  service: string;
  /** First option of the services: none. */
  noService: string;
  /** First option of a choice that the page adds: none. */
  noChoice: string;
  message: string;
  submit: string;
  submitting: string;
  sentTitle: string;
  /** What happens next. */
  sentText: string;
  /** When the last message was sent; `{time}` is hours and minutes. */
  sentAt: string;
  /** Before the reference of the message. */
  sentReference: string;
  failedTitle: string;
  failedText: string;
  /** Heading of the error summary. */
  summary: string;
  /** Announced before a line of the summary whose field is correct now. */
  corrected: string;
  /** Name of the honeypot. */
  honeypot: string;
  /** Help text of a field for photos. */
  photosHint: Phrase<[max: number]>;
  /** Button that opens camera or gallery. */
  addPhotos: string;
  /** Status while the browser scales photos down. */
  preparingPhotos: string;
  /** Error if the code that prepares photos does not load. */
  photosNotLoaded: string;
  sendingPhotos: Phrase<[percent: number]>;
  /** Texts about chosen photos. */
  photos: PhotoLabels;
  /** Error messages of the fields, also in the summary. */
  problem: ProblemLabels;
}

/** Labels that a page overrides. Error messages are given one by one, or by a function. */
export type GivenContactFormLabels = Partial<Omit<ContactFormLabels, 'problem' | 'photos'>> & {
  problem?:
    | Partial<ProblemLabels>
    | ((field: string, problem: FieldProblem) => string | undefined)
    | undefined;
  photos?: GivenPhotoLabels | undefined;
};

/** The labels of a form. The defaults of `photos` load with the first photo. */
export type FormLabels = Omit<ContactFormLabels, 'photos'> & Pick<GivenContactFormLabels, 'photos'>;

/** Returns the Polish labels, overridden by those of the page. */
export function contactFormLabels(given: GivenContactFormLabels = {}): FormLabels {
  const { problem, photos, ...others } = given;
  const messages = typeof problem === 'object' ? problem : {};
  return { ...mergeLabels(form, others), problem: mergeLabels(form.problem, messages), photos };
}
