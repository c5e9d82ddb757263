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
      heading: 'Co jest zrobione',
      paragraphs: [
        'Strona spełnia wytyczne WCAG 2.2 na poziomie AA w zakresie, jaki sami sprawdziliśmy. Teksty do czytania mają kontrast co najmniej 7:1, a przyciski i pola co najmniej 44 na 44 piksele.',
        'Teksty, numery telefonów, ceny i odpowiedzi na pytania są dostępne także wtedy, gdy w przeglądarce wyłączono JavaScript.',
      ],
    },
    {
      heading: 'Jak sprawdzamy stronę',
      paragraphs: [
        'Każdą podstronę sprawdza pięć niezależnych programów i nasze własne testy. Obejmują one:',
      ],
      items: [
        'strukturę, nazwy i role elementów',
        'obsługę samą klawiaturą, od znalezienia usługi po wysłanie wiadomości, z widocznym fokusem',
        'kontrast kolorów w jasnym i ciemnym wyglądzie oraz tryb wysokiego kontrastu',
        'wygląd na ekranie o szerokości 320 pikseli, z tekstem powiększonym do 200% i z większymi odstępami w tekście',
        'brak animacji u osób, które tak ustawiły swój system',
      ],
    },
    {
      heading: 'Znane ograniczenia',
      paragraphs: ['Wiemy, czego nie sprawdziliśmy i gdzie może być trudniej:'],
      items: [
        'strony nie sprawdzono z czytnikami ekranu; nazwy i role elementów sprawdziliśmy w drzewie dostępności przeglądarki Chromium',
        'nie sprawdzono jej w przeglądarkach Firefox i Safari',
        'formularz kontaktowy i filtry bloga wymagają JavaScriptu; bez niego zostają telefon, e-mail i pełna lista artykułów',
        'zapis na newsletter otwiera program pocztowy, więc nie zadziała, jeśli w urządzeniu nie ma żadnego; wystarczy wtedy wysłać do nas e-mail z dowolnej skrzynki',
        'krótkie powiadomienie o wysłaniu wiadomości znika po kilku sekundach; jeśli wysłanie się nie uda, informacja o tym zostaje przy formularzu',
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
