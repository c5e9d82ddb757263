/** Polish: the default labels of every component. */
import type { FormLabels, Labels, PhotoFieldLabels } from '../labels.js';

const call = 'Zadzwoń';
const extension = 'wew.';
const failed = 'Błąd ładowania obrazu';

export const messageButton: Labels['messageButton'] = { whatsapp: 'Napisz na WhatsAppie', sms: 'Napisz SMS' };

export const phoneButton: Labels['phoneButton'] = { call, extension };

export const lazyImage: Labels['lazyImage'] = { failed };

export const breadcrumbs: Labels['breadcrumbs'] = { trail: 'Ścieżka nawigacji', home: 'Start' };

export const callBar: Labels['callBar'] = { bar: 'Szybki kontakt', call, extension };

export const priceTable: Labels['priceTable'] = { price: 'Cena' };

export const siteHeader: Labels['siteHeader'] = {
  skip: 'Przejdź do treści',
  home: 'strona główna',
  menu: 'Menu główne',
  call,
  extension,
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
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  swipeHint: 'Przesuń palcem, aby zobaczyć kolejne zdjęcie',
};

/** The form without its photos. */
export const form: FormLabels = {
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

/** The field for photos. */
export const photoField: PhotoFieldLabels = {
  photosHint:
    'Maksymalna liczba zdjęć: {max}. Przed wysłaniem zmniejszymy je i usuniemy zapisaną w nich lokalizację.',
  addPhotos: 'Dodaj zdjęcia',
  preparingPhotos: 'Przygotowywanie zdjęć...',
  photosNotLoaded:
    'Nie udało się przygotować zdjęć. Sprawdź połączenie i dodaj je jeszcze raz albo wyślij wiadomość bez zdjęć.',
  sendingPhotos: 'Wysyłanie zdjęć: {percent}%',
  photos: {
    count: 'Dodane zdjęcia: {n} z {max}.',
    photo: 'Zdjęcie {n}: {name}',
    remove: 'Usuń',
    removePhoto: 'Usuń zdjęcie {n}: {name}',
    tooMany: 'Maksymalna liczba zdjęć to {max}. Pominięte pliki: {names}.',
    canSend: 'Wiadomość możesz wysłać także bez tych plików.',
    problem: {
      empty: 'Plik „{name}” jest pusty. Wybierz inne zdjęcie.',
      tooLarge:
        'Zdjęcie „{name}” jest za duże. Wybierz mniejsze albo dodaj zrzut ekranu, na którym je widać.',
      notPhoto: 'Plik „{name}” nie jest zdjęciem. Wybierz zdjęcie w formacie JPEG, PNG lub WebP.',
      heic: 'Ta przeglądarka nie otwiera zdjęć HEIC, takich jak „{name}”. Zapisz zdjęcie jako JPEG albo dodaj zrzut ekranu, na którym je widać.',
      blocked: 'Ta przeglądarka nie pozwala odczytać zdjęcia „{name}”. Zezwól na odczyt (canvas).',
      unreadable: 'Nie udało się otworzyć zdjęcia „{name}”. Wybierz zdjęcie w formacie JPEG.',
    },
  },
};

// The annotation lets a site without the form leave it out.
export const contactForm: Labels['contactForm'] = /* @__PURE__ */ Object.assign({}, form, photoField);
