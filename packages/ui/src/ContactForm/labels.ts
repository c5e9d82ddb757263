import { contactLimits, type ContactField, type ContactProblem } from '@tarcza/contact/contract';
import type { PhoneButtonLabels } from '../PhoneButton/PhoneButton.js';

/** Everything that the form says by itself, and the button that calls when sending failed. */
export interface ContactFormLabels extends PhoneButtonLabels {
  /** Accessible name of the form. @default 'Formularz kontaktowy' */
  form: string;
  /** @default 'Imię i nazwisko' */
  name: string;
  /** @default 'Telefon' */
  phone: string;
  /** @default 'E-mail (opcjonalnie)' */
  email: string;
  /** @default 'Usługa (opcjonalnie)' */
  service: string;
  /** The choice that chooses nothing. @default 'Wybierz usługę' */
  noService: string;
  /** @default 'Wiadomość' */
  message: string;
  /** @default 'Wyślij wiadomość' */
  submit: string;
  /** @default 'Wysyłanie...' */
  submitting: string;
  /** @default 'Dziękujemy za wiadomość!' */
  sentTitle: string;
  /** @default 'Odezwiemy się najszybciej, jak to możliwe.' */
  sentText: string;
  /** Before the number of the message. @default 'Numer wiadomości:' */
  sentReference: string;
  /** @default 'Błąd wysyłania' */
  failedTitle: string;
  /** @default 'Wiadomość nie została wysłana. Nic z tego, co wpisano, nie zginęło: spróbuj ponownie albo zadzwoń.' */
  failedText: string;
  /** Heading of the list of fields to mend. @default 'Popraw formularz' */
  summary: string;
  /** Said of a line of that list, before it, once its field is right. @default 'Poprawione:' */
  mended: string;
  /** Name of the field that only robots fill. @default 'Zostaw to pole puste' */
  trap: string;
  /** What a field with a problem says, and the summary too. Defaults to a Polish sentence for each pair. */
  problem: (field: ContactField, problem: ContactProblem) => string;
}

const { name, phone } = contactLimits;

const missing: Partial<Record<ContactField, string>> = {
  name: 'Wpisz imię i nazwisko.',
  phone: 'Wpisz numer telefonu.',
  message: 'Napisz, w czym możemy pomóc.',
};

function problemInPolish(field: ContactField, problem: ContactProblem) {
  if (problem === 'missing') return missing[field] ?? '';
  if (problem === 'too-long') return `Skróć wpis: mieści się tu najwyżej ${contactLimits[field].max} znaków.`;
  if (problem === 'shape') return 'Wpisz adres e-mail w postaci nazwa@domena.pl albo zostaw to pole puste.';
  if (field !== 'phone') {
    return problem === 'too-short'
      ? `Wpisz co najmniej ${name.min} znaki.`
      : 'Usuń znaki, których nie widać.';
  }
  if (problem === 'characters') return 'W numerze telefonu użyj cyfr, spacji oraz znaków + ( ) - . /';
  return `Numer telefonu ma od ${phone.minDigits} do ${phone.maxDigits} cyfr.`;
}

export const polishLabels: ContactFormLabels = {
  call: 'Zadzwoń',
  extension: 'wew.',
  form: 'Formularz kontaktowy',
  name: 'Imię i nazwisko',
  phone: 'Telefon',
  email: 'E-mail (opcjonalnie)',
  service: 'Usługa (opcjonalnie)',
  noService: 'Wybierz usługę',
  message: 'Wiadomość',
  submit: 'Wyślij wiadomość',
  submitting: 'Wysyłanie...',
  sentTitle: 'Dziękujemy za wiadomość!',
  sentText: 'Odezwiemy się najszybciej, jak to możliwe.',
  sentReference: 'Numer wiadomości:',
  failedTitle: 'Błąd wysyłania',
  failedText:
    'Wiadomość nie została wysłana. Nic z tego, co wpisano, nie zginęło: spróbuj ponownie albo zadzwoń.',
  summary: 'Popraw formularz',
  mended: 'Poprawione:',
  trap: 'Zostaw to pole puste',
  problem: problemInPolish,
};
