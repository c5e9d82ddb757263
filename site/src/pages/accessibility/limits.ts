import { typeset } from '../../text/typeset';

/** What we know to be harder or untried, as docs/accessibility/conformance.md has it in English. */
export const knownLimits = typeset({
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
  map: 'mapa dojazdów jest rysunkiem; wszystkie miasta wymieniamy w jej opisie tekstowym i na stronie usług',
  languages:
    'strona jest po polsku, a po angielsku są trzy podstrony; nie ma wersji w polskim języku migowym ani w tekście łatwym do czytania',
  people: 'strony nie sprawdzała z nami żadna osoba z niepełnosprawnością',
  audit: 'strona nie przeszła niezależnego audytu',
});
