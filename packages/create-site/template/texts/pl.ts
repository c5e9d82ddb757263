import * as labels from '@tarcza/ui/labels/pl';
import { firm } from '../firm.ts';
import type { Texts } from '../texts.ts';

/** The texts of all pages. Replace the texts in square brackets. */
export const texts: Texts = {
  labels,
  languageName: 'Polski',
  footer: `${firm.trade}. ${firm.town} i okolice.`,
  menu: { prices: 'Cennik', contact: 'Kontakt' },
  home: {
    title: `${firm.trade} – ${firm.town}`,
    lead: `${firm.name}: ${firm.trade}. ${firm.town} i okolice.`,
    write: 'Napisz do nas',
    services: {
      title: 'Co robimy',
      cards: [
        { title: '[Pierwsza usługa]', text: '[Co robisz, ile to trwa i co zostaje po pracy.]' },
        { title: '[Druga usługa]', text: '[Jedno lub dwa zdania.]' },
        { title: '[Trzecia usługa]', text: '[Jedno lub dwa zdania.]' },
      ],
    },
    steps: {
      title: 'Jak to przebiega',
      steps: [
        {
          title: 'Dzwonisz lub piszesz',
          text: 'Mówisz, czego potrzebujesz i gdzie. Odpowiadamy i podajemy cenę.',
        },
        { title: 'Przyjeżdżamy', text: 'W umówionym dniu i o umówionej godzinie.' },
        { title: 'Sprawdzasz i płacisz', text: 'Gdy wszystko jest tak, jak się umawialiśmy.' },
      ],
    },
    questions: {
      title: 'Zanim zadzwonisz',
      items: [
        {
          id: 'cena',
          question: 'Ile to kosztuje?',
          answer: '[Podaj cenę albo to, od czego zależy.] Więcej znajdziesz w cenniku.',
        },
        { id: 'dojazd', question: 'Dokąd dojeżdżacie?', answer: `${firm.town} i okolice.` },
      ],
    },
  },
  prices: {
    address: '/cennik',
    title: 'Cennik',
    lead: 'Ile kosztuje nasza praca i co obejmuje cena.',
    lines: [
      { name: '[Pierwsza usługa]', price: '[od …]' },
      { name: '[Druga usługa]', price: '[od …]' },
    ],
  },
  articles: { address: '/artykuly', title: 'Artykuły', lead: 'Krótko o tym, o co pytają klienci.' },
  privacy: {
    address: '/prywatnosc',
    title: 'Prywatność',
    lead: 'Co dzieje się z tym, co do nas piszesz.',
    paragraphs: [
      `Twojej wiadomości używamy, aby na nią odpowiedzieć. Administrator danych: ${firm.name}, ${firm.town}, ${firm.email}.`,
      '[Kto jeszcze otrzymuje wiadomości, na przykład hosting, i kiedy je usuwasz.]',
      'Możesz zapytać, jakie dane o Tobie mamy, zażądać ich poprawienia lub usunięcia i złożyć skargę do organu nadzorczego.',
    ],
  },
  contact: {
    address: '/kontakt',
    title: 'Kontakt',
    lead: 'Zadzwoń albo napisz, czego potrzebujesz. Oddzwonimy.',
    note: 'Pola oznaczone * są wymagane.',
    withoutScript:
      'Formularz potrzebuje JavaScriptu, który w tej przeglądarce jest wyłączony. Zadzwoń albo napisz na adres',
    fields: {},
  },
  broken: { title: 'Coś się zepsuło na tej stronie', text: 'Wczytaj ją jeszcze raz albo zadzwoń.' },
  notFound: { title: 'Nie ma takiej strony', home: 'Wróć na stronę główną' },
  loadFailed: 'Nie udało się tego pobrać. Naciśnij jeszcze raz albo zadzwoń:',
};
