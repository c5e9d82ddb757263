import type { ContactFormLabels, GivenContactFormLabels } from '../labels.js';
import type { PhotoFieldLabels } from '../PhotoField/fieldLabels.js';

type OfPhotos = 'photos' | keyof PhotoFieldLabels;

/** The labels of a form. PhotoField has the defaults of its own. */
export type FormLabels = Omit<ContactFormLabels, OfPhotos> & Pick<GivenContactFormLabels, OfPhotos>;

/** The default labels of the form. */
export const defaultFormLabels: Omit<ContactFormLabels, OfPhotos> = {
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
  failedText: 'Wpisany tekst nie przepadł: spróbuj ponownie albo zadzwoń.',
  unconfirmedTitle: 'Nie wiemy, czy wiadomość dotarła',
  summary: 'Popraw formularz',
  corrected: 'Poprawione:',
  honeypot: 'Zostaw to pole puste',
  problem: {
    missing: 'Uzupełnij to pole.',
    'name.missing': 'Wpisz imię i nazwisko.',
    'phone.missing': 'Wpisz numer telefonu.',
    'message.missing': 'Napisz, w czym możemy pomóc.',
    'too-short': 'Wpis jest za krótki. Najmniejsza liczba znaków: {min}.',
    'too-long': 'Skróć wpis do {max} znaków.',
    characters: 'Usuń znaki, których nie widać.',
    digits: 'Pod ten numer nie da się zadzwonić. Wpisz go na przykład tak: {example}',
    shape: 'Popraw tę odpowiedź.',
    'date.shape': 'Podaj całą, istniejącą datę.',
    'email.shape': 'Wpisz adres e-mail w postaci nazwa@domena.pl albo zostaw to pole puste.',
    'too-early': 'Najwcześniejsza możliwa data to {min}.',
    'too-late': 'Najpóźniejsza możliwa data to {max}.',
  },
};
