import type { EmailLabels } from './emailLabels.ts';

/** Polish. */
export const pl: EmailLabels = {
  lang: 'pl',
  title: 'Zapytanie ze strony',
  heading: 'Nowe zapytanie ze strony',
  subject: 'Zapytanie: {about}',
  name: 'Imię i nazwisko',
  phone: 'Telefon',
  email: 'E-mail',
  service: 'Usługa',
  received: 'Otrzymano',
  number: 'Numer zapytania',
  notGiven: 'nie podano',
  noService: 'nie wybrano',
  unlisted: 'spoza listy',
  yes: 'tak',
  no: 'nie',
  photos: {
    label: 'Zdjęcia',
    file: 'zdjecie',
    attached: '{count} w załączniku',
    saved: '{count}; zapisze je polecenie „{command}”',
    broken: 'Zdjęcia nr {number} nie ma w załączniku, bo plik jest uszkodzony.',
  },
  answer: 'Odpowiedź na tego e-maila trafi prosto do klienta.',
  call: 'Klient nie podał adresu e-mail. Zadzwoń do niego.',
  repeated: 'To zapytanie mogło już do ciebie dotrzeć: wysyłka została przerwana i powtórzona.',
  messages: { one: '{n} zapytanie', few: '{n} zapytania', other: '{n} zapytań' },
  digest: {
    subject: 'Zapytania: {heading}',
    heading: '{messages} w jednym zestawieniu',
    reason:
      'W ostatniej godzinie przyszło więcej zapytań, niż wysyłamy w osobnych e-mailach. Poniżej są te, które nie zostały wysłane osobno.',
    alike: '{messages} o tej samej treści; pierwsze: {first}',
    rest: 'I jeszcze {messages} o tej samej treści. Pokaże je polecenie „{command}”.',
    short:
      'Od punktu {from} podajemy tylko początek treści, bo e-mail byłby za długi. Całość pokaże polecenie „{command}”.',
  },
  parked: {
    subject: 'Zapytanie czeka: serwer poczty go nie przyjmuje',
    text:
      'Ktoś wysłał zapytanie ze strony, ale serwer poczty odrzuca wiadomość z jego treścią. ' +
      'Zapytanie jest bezpieczne w bazie. Osoba, która opiekuje się stroną, może je odczytać poleceniem ' +
      '„{show}” i wysłać ponownie poleceniem „{resume}”.',
    details: 'Numer zapytania: {id}. Odpowiedź serwera: {code}.',
  },
  canary: {
    name: 'Próba co godzinę',
    message:
      'To próba, którą strona wysyła sobie sama. Jeśli przestanie przychodzić, zapytania klientów też mogą nie przychodzić.',
    sample: 'Próba',
  },
};
