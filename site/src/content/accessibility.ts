import { typeset } from './typeset';

export interface AccessibilitySection {
  heading: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

export interface AccessibilityWords {
  title: string;
  lead: string;
  sections: readonly AccessibilitySection[];
  /** Followed by the company's phone and e-mail. */
  report: AccessibilitySection & { phone: string; email: string };
  updated: {
    /** `{date}` is the date below. */
    text: string;
    /** ISO date of the last review. */
    date: string;
  };
}

/** Words of /dostepnosc. */
export const accessibility: AccessibilityWords = typeset<AccessibilityWords>({
  title: 'Deklaracja dostępności',
  lead: 'Chcemy, żeby z tej strony mógł skorzystać każdy, kto potrzebuje pomocy – także bez myszy, z czytnikiem ekranu, na małym telefonie czy przy dużym powiększeniu.',
  sections: [
    {
      heading: 'Do czego dążymy',
      paragraphs: [
        'Stronę projektujemy tak, żeby spełniała wytyczne WCAG 2.2 na poziomie AA.',
        'Teksty, numery telefonów, ceny i odpowiedzi na pytania są dostępne także wtedy, gdy w przeglądarce wyłączono JavaScript.',
      ],
    },
    {
      heading: 'Jak sprawdzamy stronę',
      paragraphs: ['Kolejne wersje strony sprawdzamy sami, automatycznie i ręcznie. Oceniamy:'],
      items: [
        'strukturę, nazwy i role elementów – testami automatycznymi',
        'obsługę samą klawiaturą, z widocznym fokusem',
        'kontrast kolorów w jasnym i ciemnym wyglądzie oraz w trybie wysokiego kontrastu',
        'wygląd na ekranie o szerokości 320 pikseli i z tekstem powiększonym do 200%',
        'ograniczenie animacji u osób, które tak ustawiły swój system',
      ],
    },
    {
      heading: 'Znane ograniczenia',
      paragraphs: ['Wiemy o kilku miejscach, w których może być trudniej:'],
      items: [
        'formularz kontaktowy i filtry bloga wymagają JavaScriptu; bez niego zostają telefon, e-mail i pełna lista artykułów',
        'zapis na newsletter otwiera program pocztowy, więc nie zadziała, jeśli w urządzeniu nie ma żadnego; wystarczy wtedy wysłać do nas e-mail z dowolnej skrzynki',
        'mapa dojazdów jest rysunkiem; wszystkie miasta wymieniamy w jej opisie tekstowym i na stronie usług',
        'strona jest tylko po polsku i nie ma wersji w polskim języku migowym ani w tekście łatwym do czytania',
        'strona nie przeszła niezależnego audytu',
      ],
    },
  ],
  report: {
    heading: 'Zgłoś problem',
    paragraphs: [
      'Jeśli coś na stronie nie działa lub jest nieczytelne, zadzwoń albo napisz. Podaj adres podstrony i opisz, co się stało – jeśli możesz, dodaj, z jakiej przeglądarki lub technologii wspomagającej korzystasz.',
      'Jeżeli nie możesz odczytać jakiejś treści, powiedz nam o tym: przekażemy ją przez telefon lub e-mailem.',
    ],
    phone: 'Telefon',
    email: 'E-mail',
  },
  updated: { text: 'Deklarację sporządzono {date}.', date: '2026-11-20' },
});
