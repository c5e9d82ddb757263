/** Polish: the default labels of every component. */
import type { Labels } from '../labels.js';

const call = 'Zadzwoń';
const extension = 'wew.';
const failed = 'Błąd ładowania obrazu';

export const phoneButton: Labels['phoneButton'] = { call, extension };

export const lazyImage: Labels['lazyImage'] = { failed };

export const breadcrumbs: Labels['breadcrumbs'] = { trail: 'Ścieżka nawigacji', home: 'Start' };

export const callBar: Labels['callBar'] = { bar: 'Szybki kontakt' };

export const priceTable: Labels['priceTable'] = { price: 'Cena' };

export const siteHeader: Labels['siteHeader'] = {
  skip: 'Przejdź do treści',
  home: 'strona główna',
  menu: 'Menu główne',
  open: 'Otwórz menu',
  close: 'Zamknij menu',
  call,
};

export const toasts: Labels['toasts'] = { list: 'Powiadomienia', close: 'Zamknij powiadomienie' };

export const galleryViewer: Labels['galleryViewer'] = {
  failed,
  open: 'Powiększ zdjęcie: {title}',
  dialog: 'Podgląd zdjęć',
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  close: 'Zamknij',
  counter: '{n} / {total}',
  swipeHint: 'Przesuń palcem, aby zobaczyć kolejne zdjęcie',
};

export const contactForm: Labels['contactForm'] = {
  call,
  extension,
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
