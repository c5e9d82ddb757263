import audit from '../../../../docs/accessibility/audit.json';
import { company } from '../../content/company/company';
import { terms } from '../../content/offers/terms';
import { typeset } from '../../text/typeset';

const { date, pages } = audit;
const day = new Date(date).toLocaleDateString('pl', { dateStyle: 'long', timeZone: 'UTC' });
const result =
  audit.findings === 0
    ? 'W ocenionych kryteriach nie znaleźliśmy niespełnionego wymagania.'
    : `Uwagi programów (${audit.findings}) sprawdziliśmy, a usterki poprawiliśmy albo poprawiamy.`;

/** What we know to be harder or untried, as docs/accessibility/conformance.md has it in English. */
const knownLimits = {
  screenReaders:
    'z czytników ekranu sprawdziliśmy tylko Orcę z przeglądarką Firefox w Linuksie; nie sprawdziliśmy programów NVDA, JAWS, VoiceOver ani TalkBack',
  browsers:
    'wszystkie podstrony sprawdzamy automatycznie tylko w przeglądarce Chromium, a najważniejsze czynności także w przeglądarkach Firefox i WebKitGTK; nie sprawdziliśmy przeglądarki Safari ani prawdziwych telefonów',
  devices:
    'nie sprawdziliśmy sterowania głosem, przełączników, programów powiększających obraz ani linijek brajlowskich',
  scripting:
    'formularz kontaktowy i filtry bloga wymagają JavaScriptu; bez niego zostają telefon, e-mail i pełna lista artykułów, a odpowiedzi na pytania są rozwinięte, choć czytnik ekranu nazywa je zwiniętymi',
  firstSend:
    'dopóki formularz się nie wczyta (na przykład gdy pierwszą czynnością na stronie jest jego wysłanie), błędy pokazuje sama przeglądarka, po jednym i w swoim języku; po drugim naciśnięciu „Wyślij wiadomość” pojawia się nasza lista wszystkich błędów',
  newsletter:
    'zapis na newsletter otwiera program pocztowy, więc nie zadziała, jeśli w urządzeniu nie ma żadnego; wystarczy wtedy wysłać do nas e-mail z dowolnej skrzynki',
  toasts:
    'krótkie powiadomienie o wysłaniu wiadomości znika po kilku sekundach i może zasłonić róg strony; jeśli wysłanie się nie uda, informacja o tym zostaje przy formularzu',
  arrowKeys:
    'w galerii czytnik ekranu w trybie przeglądania sam używa strzałek; obrazy zmienia się wtedy przyciskami „Następny obraz” i „Poprzedni obraz”',
  map: 'mapa dojazdów jest rysunkiem; linki z niej powtarza lista na tej samej podstronie',
  languages:
    'strona jest po polsku, a po angielsku są trzy podstrony; nie ma wersji w polskim języku migowym ani w tekście łatwym do czytania',
  people: 'strony nie sprawdzała z nami żadna osoba z niepełno\u00adsprawnością',
  audit: 'strona nie przeszła niezależnego audytu',
  technologies:
    'wymaganie 9.6 normy, czyli działanie z technologiami wspomagającymi, spełniamy częściowo, bo sprawdziliśmy tylko te, które wymieniamy wyżej',
  abilities:
    'korzystanie bez wzroku, z ograniczonym wzrokiem i z ograniczoną sprawnością rąk (4.2.1, 4.2.2 i 4.2.7 normy) umożliwiamy częściowo, z tego samego powodu, a korzystania przy trudnościach poznawczych (4.2.10) nie oceniliśmy',
  support:
    'nie oceniliśmy wymagań 12.1.2, 12.2.2, 12.2.3 i 12.2.4 normy, które dotyczą dokumentacji i obsługi zgłoszeń',
};

/** Texts of /dostepnosc, with the last audit. The owner's lawyer confirms that the act of 26 April 2024 does not bind the company. */
export const accessibility = typeset({
  head: {
    title: 'Deklaracja dostępności strony',
    description:
      'Do jakiego poziomu dostępności dążymy, jak sprawdzamy stronę, jakie ma znane ograniczenia i jak zgłosić problem – telefonem lub e-mailem do firmy.',
    keywords: ['deklaracja dostępności', 'dostępność cyfrowa', 'WCAG 2.2'],
  },
  title: 'Deklaracja dostępności',
  lead: 'Chcemy, żeby z tej strony mógł skorzystać każdy, kto potrzebuje pomocy – także bez myszy, z czytnikiem ekranu, na małym telefonie czy przy dużym powiększeniu.',
  sections: [
    {
      heading: 'Stan zgodności',
      paragraphs: [
        'Strona jest częściowo zgodna z normą EN 301 549: części jej wymagań nie oceniliśmy albo spełniamy je częściowo. Wymieniamy je w „Znanych ograniczeniach”.',
        'Składamy tę deklarację dobrowolnie. Sami oceniliśmy stronę według WCAG 2.2 na poziomie A i AA oraz tych wymagań normy EN 301 549 w wersji 3.2.1, które dotyczą stron internetowych. Nikt z zewnątrz tej oceny nie potwierdził.',
        `Podstrony, razem ${pages}, sprawdziliśmy automatycznie ${day}. ${result}`,
      ],
    },
    {
      heading: 'Co ułatwia korzystanie ze strony',
      paragraphs: [
        'Teksty do czytania mają kontrast co najmniej 7:1, przyciski i pola mają co najmniej 44 na 44 piksele, a inne cele, poza linkami w zdaniach, co najmniej 24. Teksty, numery telefonów, ceny i odpowiedzi na pytania są dostępne także wtedy, gdy w przeglądarce wyłączono JavaScript.',
      ],
    },
    {
      heading: 'Jak sprawdzamy stronę',
      paragraphs: [
        'Każdy rodzaj podstrony sprawdzają trzy niezależne programy i nasze własne testy, a kolejne podstrony o tym samym układzie – dwa z tych programów i część testów. Obejmują one:',
      ],
      items: [
        'strukturę, nazwy i role elementów',
        'obsługę samą klawiaturą, od znalezienia usługi po wysłanie wiadomości, z widocznym fokusem',
        'kontrast kolorów w jasnym i ciemnym motywie oraz widoczność przycisków i pól w trybie wysokiego kontrastu',
        'wygląd na ekranie o szerokości 320 pikseli, poziomo na telefonie, z tekstem powiększonym do 200% (także na telefonie) i z większymi odstępami w tekście',
        'brak animacji u osób, które tak ustawiły swój system',
      ],
    },
    {
      heading: 'Z czym ją sprawdziliśmy',
      paragraphs: ['Używaliśmy następujących przeglądarek i technologii wspomagających:'],
      items: [
        'Chromium obsługiwany samą klawiaturą, w jasnym i ciemnym motywie oraz w trybie wysokiego kontrastu',
        'Firefox z czytnikiem ekranu Orca w Linuksie: telefon ze strony głównej, wybór miasta, odpowiedź na pytanie, galeria i wysłanie wiadomości',
        'Firefox i WebKitGTK bez technologii wspomagających: każdy rodzaj podstrony i najważniejsze czynności',
      ],
    },
    {
      heading: 'Znane ograniczenia',
      paragraphs: ['Wiemy, czego nie sprawdziliśmy i gdzie może być trudniej:'],
      items: Object.values(knownLimits),
    },
    {
      heading: 'Zgłoś problem',
      paragraphs: [
        'Jeśli coś na stronie nie działa lub jest nieczytelne, zadzwoń albo napisz. Podaj adres podstrony i opisz, co się stało – jeśli możesz, dodaj, z jakiej przeglądarki lub technologii wspomagającej korzystasz.',
        'Jeżeli nie możesz odczytać jakiejś treści, powiedz nam o tym: przekażemy ją przez telefon lub e-mailem.',
        `Na e-mail odpowiadamy ${terms.reply.email}, w godzinach pracy. Jeśli nie odbierzemy telefonu, w godzinach pracy oddzwaniamy w ${terms.reply.phoneMinutes} minut.`,
      ],
      items: [`telefon: ${company.phone}`, `e-mail: ${company.email}`],
    },
  ],
  updated: {
    text: 'Deklarację sporządzono 25 listopada 2026, a stronę ostatnio zbadano automatycznie {date}.',
    date,
  },
} as const);
