import type { FieldError } from '@tarcza/contact/fields';
import { mergeLabels, type Phrase } from '../labels.js';
import type { PhoneButtonLabels } from '../PhoneButton/PhoneButton.js';
import type { GivenPhotoLabels, PhotoLabels } from '../PhotoField/labels.js';

/**
 * Error messages of fields, by problem, or by field and problem. `{min}` and `{max}` are the fewest and most characters,
 * or the first and last day; for a phone number `{minDigits}` and `{maxDigits}`.
 */
export interface ProblemLabels extends Record<FieldError, string> {
  'name.missing': string;
  'phone.missing': string;
  'phone.too-short': string;
  'phone.characters': string;
  'email.shape': string;
  'message.missing': string;
  [fieldAndProblem: `${string}.${FieldError}`]: string;
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
  problem?: Partial<ProblemLabels> | ((field: string, problem: FieldError) => string | undefined) | undefined;
  photos?: GivenPhotoLabels | undefined;
};

/** The labels of a form. The defaults of `photos` load with the first photo. */
export type FormLabels = Omit<ContactFormLabels, 'photos'> & Pick<GivenContactFormLabels, 'photos'>;

/** Returns the Polish labels, overridden by those of the page. */
export function contactFormLabels(given: GivenContactFormLabels = {}): FormLabels {
  const { problem, photos, ...others } = given;
  const messages = typeof problem === 'object' ? problem : {};
  return {
    ...mergeLabels(defaultFormLabels, others),
    problem: mergeLabels(defaultFormLabels.problem, messages),
    photos,
  };
}

/** The default labels of the form. Those of photos load with the first photo. */
export const defaultFormLabels: Omit<ContactFormLabels, 'photos'> = {
  call: 'Zadzwoń',
  extension: 'wew.',
  form: 'Formularz kontaktowy',
  name: 'Imię i nazwisko',
  phone: 'Telefon',
  email: 'E-mail (opcjonalnie)',
  service: 'Usługa (opcjonalnie)',
  noService: 'Wybierz usługę',
  noChoice: 'Wybierz',
  message: 'Wiadomość',
  submit: 'Wyślij wiadomość',
  submitting: 'Wysyłanie...',
  sentTitle: 'Dziękujemy za wiadomość!',
  sentText: 'Odezwiemy się najszybciej, jak to możliwe.',
  sentAt: 'Wysłano o {time}.',
  sentReference: 'Numer wiadomości:',
  failedTitle: 'Błąd wysyłania',
  failedText:
    'Wiadomość nie została wysłana. Nic z tego, co wpisano, nie zginęło: spróbuj ponownie albo zadzwoń.',
  summary: 'Popraw formularz',
  corrected: 'Poprawione:',
  honeypot: 'Zostaw to pole puste',
  photosHint:
    'Maksymalna liczba zdjęć: {max}. Przed wysłaniem zmniejszymy je i usuniemy zapisaną w nich lokalizację.',
  addPhotos: 'Dodaj zdjęcia',
  preparingPhotos: 'Przygotowywanie zdjęć...',
  photosNotLoaded:
    'Nie udało się przygotować zdjęć. Sprawdź połączenie z internetem i dodaj je jeszcze raz albo wyślij wiadomość bez zdjęć.',
  sendingPhotos: 'Wysyłanie zdjęć: {percent}%',
  problem: {
    missing: 'Uzupełnij to pole.',
    'name.missing': 'Wpisz imię i nazwisko.',
    'phone.missing': 'Wpisz numer telefonu.',
    'message.missing': 'Napisz, w czym możemy pomóc.',
    'too-short': 'Wpis jest za krótki. Najmniejsza liczba znaków: {min}.',
    'too-long': 'Skróć wpis do {max} znaków.',
    characters: 'Usuń znaki, których nie widać.',
    'phone.characters': 'W numerze telefonu użyj cyfr, spacji oraz znaków + ( ) - . /',
    digits: 'Numer telefonu ma od {minDigits} do {maxDigits} cyfr.',
    'phone.too-short': 'Numer telefonu ma od {minDigits} do {maxDigits} cyfr.',
    shape: 'Popraw tę odpowiedź.',
    'email.shape': 'Wpisz adres e-mail w postaci nazwa@domena.pl albo zostaw to pole puste.',
    'too-early': 'Najwcześniejsza możliwa data to {min}.',
    'too-late': 'Najpóźniejsza możliwa data to {max}.',
  },
};
