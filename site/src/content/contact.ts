import { promotion } from './company';
import { serviceOptions } from './serviceOptions';
import { typeset } from './typeset';

export interface ContactWords {
  title: string;
  lead: string;
  promotion: { heading: string; text: string };
  form: {
    heading: string;
    intro: string;
    serviceOptions: readonly string[];
    /** Which fields are required, and what happens to the data. */
    note: string;
    success: { title: string; text: string };
    /** For the toast, and for the note that stays by the form. */
    failure: { title: string; text: string };
    /** The panel in place of the form after a message is sent. */
    thanks: { title: string; text: string };
    /** In place of the form where scripting is off. */
    noScript: string;
  };
  cards: {
    heading: string;
    phone: { heading: string; text: string };
    email: { heading: string; text: string };
    area: { heading: string; text: string };
    hours: { heading: string; emergency: string };
  };
  emergency: { heading: string; text: string; call: string };
  towns: {
    heading: string;
    slugs: readonly string[];
    /** Last item of the list. */
    more: string;
  };
  map: {
    heading: string;
    /** What the drawing shows. */
    alt: string;
    caption: string;
  };
  reasons: { heading: string; items: readonly string[] };
}

export const contact: ContactWords = typeset<ContactWords>({
  title: 'Kontakt',
  lead: 'Najszybciej pomożemy przez telefon. Możesz też napisać: na formularz odpowiadamy w ciągu godziny, na e-mail w ciągu 2 godzin.',
  promotion: {
    heading: 'Bezpłatna konsultacja, dojazd i wycena',
    text: `Pierwszy zabieg ${promotion.discountPercent}% taniej – oszczędzasz do ${promotion.savingsUpTo.contact} zł.`,
  },
  form: {
    heading: 'Napisz, co się dzieje',
    intro: 'Wystarczy kilka zdań: jaki to problem, od kiedy trwa i w jakiej miejscowości.',
    serviceOptions,
    note: 'Pola oznaczone * są wymagane. Dane osobowe przetwarzamy zgodnie z RODO i tylko po to, żeby odpowiedzieć na twoją wiadomość.',
    success: { title: 'Wiadomość wysłana!', text: 'Skontaktujemy się z Tobą w ciągu godziny.' },
    failure: {
      title: 'Błąd wysyłania',
      text: 'Wystąpił problem podczas wysyłania wiadomości. Spróbuj ponownie lub zadzwoń bezpośrednio.',
    },
    thanks: {
      title: 'Dziękujemy za wiadomość!',
      text: 'Odezwiemy się w ciągu godziny. Jeśli sprawa jest pilna, zadzwoń już teraz.',
    },
    noScript: 'Formularz wymaga JavaScriptu – zadzwoń lub napisz.',
  },
  cards: {
    heading: 'Dane kontaktowe',
    phone: { heading: 'Telefon', text: 'W nagłych przypadkach odbieramy całą dobę.' },
    email: { heading: 'E-mail', text: 'Odpowiadamy w ciągu 2 godzin.' },
    area: { heading: 'Obszar działania', text: 'Kraków i cała Małopolska. Dojazd jest bezpłatny.' },
    hours: { heading: 'Godziny pracy', emergency: 'Nagłe przypadki: 24/7' },
  },
  emergency: {
    heading: 'Sprawa nie może czekać?',
    text: 'Zadzwoń o dowolnej porze. W nagłych przypadkach jesteśmy na miejscu w czasie od 30 minut do godziny.',
    call: 'Zadzwoń teraz',
  },
  towns: {
    heading: 'Obsługiwane miejscowości',
    slugs: [
      'krakow',
      'tarnow',
      'nowy-sacz',
      'oswiecim',
      'chrzanow',
      'olkusz',
      'nowy-targ',
      'zakopane',
      'wieliczka',
      'wadowice',
    ],
    more: 'i inne miejscowości w regionie',
  },
  map: {
    heading: 'Mapa dojazdów',
    alt: 'Schematyczna mapa Małopolski z 20 obsługiwanymi miastami. Kraków leży w środkowo-zachodniej części, tuż przy nim Skawina i Wieliczka. Na północnym zachodzie: Olkusz. Na zachodzie: Trzebinia, Chrzanów, Libiąż i Oświęcim. Na południowym zachodzie: Kęty, Andrychów i Wadowice. Na wschodzie: Bochnia, Brzesko i Tarnów. Na południu: Myślenice, Nowy Targ i Zakopane. Na południowym wschodzie: Limanowa, Nowy Sącz i Gorlice.',
    caption: 'Do każdego z tych miast i w ich okolice dojeżdżamy bezpłatnie.',
  },
  reasons: {
    heading: 'Dlaczego warto do nas zadzwonić',
    items: [
      'Odpowiadamy szybko: na formularz w ciągu godziny, na e-mail w ciągu 2 godzin',
      'Przyjeżdżamy tego samego dnia, a w nagłych przypadkach o każdej porze',
      'Oględziny i wycena są bezpłatne',
      'Płacisz po wykonaniu zabiegu',
      'Na usługi dajemy gwarancję',
      'Mamy ponad 10 lat doświadczenia i ponad 1000 klientów',
      'Rozmawiamy po polsku i po angielsku',
      'Działamy dyskretnie',
    ],
  },
});
