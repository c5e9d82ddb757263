import type { EmailLabels } from './emailLabels.ts';

export const pl: EmailLabels = {
  lang: 'pl',
  heading: 'Nowe zapytanie ze strony',
  subject: 'Zapytanie: {about}',
  name: 'Imię i nazwisko',
  phone: 'Telefon',
  email: 'E-mail',
  service: 'Usługa',
  message: 'Wiadomość',
  page: 'Strona',
  received: 'Otrzymano',
  number: 'Numer zapytania',
  notGiven: 'nie podano',
  yes: 'tak',
  no: 'nie',
  photos: 'Zdjęcia',
  brokenPhoto: 'Zdjęcia nr {number} nie ma w załączniku, bo plik jest uszkodzony.',
  answer: 'Odpowiedź na ten e-mail trafi prosto do klienta.',
  call: 'Klient nie podał adresu e-mail. Zadzwoń do niego.',
  repeated: 'To zapytanie mogło już do ciebie dotrzeć: wysyłka została przerwana i powtórzona.',
  messages: { one: '{n} zapytanie', few: '{n} zapytania', other: '{n} zapytań' },
  digest: {
    heading: '{messages} w jednym zestawieniu',
    intro:
      'W ciągu ostatniej godziny przyszło więcej zapytań, niż wysyłamy w osobnych e-mailach. Poniżej są te, które nie zostały wysłane osobno. Wszystkie zapytania w całości są w załączonym pliku. Na początku są te, których treść najmniej powtarza się w innych.',
    photos: 'Zdjęcia nie są dołączone. Zapisze je polecenie „{command}”.',
  },
  withoutText: 'Serwer poczty nie przyjął wszystkiego. Czego tu brakuje, pokaże polecenie „{command}”.',
  notice: {
    subject: 'Zadzwoń: {messages}, których serwer poczty nie przyjmuje',
    text: 'Serwer poczty nie przyjmuje e-maila z tymi zapytaniami. Zapytania są bezpieczne w bazie i próbujemy dalej: te, które serwer przyjmie w mniejszym e-mailu, przyjdą osobno. Pozostałe pokaże polecenie „npx tarcza-messages status”. Zadzwoń do tych klientów.',
  },
  confirmation: {
    subject: 'Mamy Twoje zapytanie {number}',
    text: 'Dziękujemy. Otrzymaliśmy zapytanie ze strony i nadaliśmy mu numer {number}. Odezwiemy się. Jeśli to nie Ty, nie musisz nic robić: nie zapisujemy tego adresu na żadnej liście.',
  },
};
