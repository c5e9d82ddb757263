import { terms } from '../offers/terms';
import { has, type TextRule } from './rules';

const asks =
  '(mówimy|pytamy|tłumaczymy|wyjaśniamy|zostawiamy|prosimy|ustalamy|umawiamy|proponujemy|rozmawiamy|omawiamy|sugerujemy|wieszamy|szukamy|oglądamy|sprawdzamy)';
const talksToNeighbours = new RegExp(`${asks}[^.]*sąsia(d|dó|da|do|dk)|sąsiad\\p{L}*[^.]*${asks}`, 'iu');
/** Without an order of theirs. */
const talksToAdministrators = new RegExp(
  `(?<!\\p{L})${asks}[^.;,:]*(spółdzieln|zarządc|administrac|gospodarza klatki)|z (administracją|zarządcą|spółdzielnią)[^.;,:]*${asks}`,
  'iu',
);

/** Contradictions between what is promised and what is described. */
export const promiseRules: readonly TextRule[] = [
  {
    about: 'discretion: neighbours are told only with consent',
    breaks: has(talksToNeighbours, /zgod|zgadz|nie mówimy|co powinien zrobić sąsiad|kluczem od sąsiada/i),
    before: [
      'Pluskiew szukamy także u sąsiadów z pionu, jeśli nas wpuszczą.',
      'W bloku zostawiamy sąsiadom z pionu krótką instrukcję, jak obejrzeć materac.',
      'W bloku wyjaśniamy sąsiadom, co to za zabieg i dlaczego trzeba obejrzeć także ich mieszkania.',
    ],
  },
  {
    about: 'discretion: administrators are told only with consent',
    breaks: has(talksToAdministrators, /zgod|zgadz|zlec|części wspólnej/i),
    before: [
      'Z administracją osiedla umawiamy się na oględziny mieszkań sąsiednich.',
      'Spółdzielni i tak nie pytamy, ale proponujemy spółdzielni wspólne oględziny pionu.',
    ],
  },
  {
    about: 'when to call about what is there already: today',
    breaks: has(
      /(zadzwoń|umów oględziny) (w (poniedziałek|maju|kwietniu|lipcu|sierpniu|wrześniu|listopadzie)|wiosną|latem|jesienią|zimą|po (sezonie|roztopach|weekendzie|pierwszej zimie)|na koniec sezonu|przed (sezonem|pierwszym śniegiem))/i,
    ),
    before: ['Zadzwoń jesienią, gdy plama dopiero wraca.', 'Zadzwoń w maju, kiedy woda ze śniegu odejdzie.'],
  },
  {
    about: 'luggage: out of a closed bag into the machine',
    breaks: has(/(plecak|walizk|torb)\p{L}*[^.]*(balkon|wann|wieszak|garaż)/iu),
    before: ['Plecak zostaw w wannie, a ubrania od razu upierz.'],
  },
  {
    about: 'bedding of guests: it stays in the room, or leaves it in a closed bag',
    breaks: has(/pościel\p{L}* (oddaj|wynieś|zanieś)/iu, /worku/),
    before: ['Pościel oddaj do pralni.'],
  },
  {
    about: 'the permit: of the regional director, by its name in law',
    breaks: has(/dyrekcji ochrony środowiska/i),
    before: ['To wymaga zgody regionalnej dyrekcji ochrony środowiska.'],
  },
  {
    about: 'opinions: their authors are not called customers',
    breaks: has(/ocena klientów/i),
    before: ['Ocena klientów: 4,8 na 5.'],
  },
  {
    about: 'infants after a disinfection: a doctor is asked',
    breaks: (text) =>
      /niemowl/i.test(text) &&
      /kiedy[^.?]*wróci/i.test(text) &&
      !/lekarz|kiedy mogą wrócić niemowlę/i.test(text),
    before: ['Kiedy może wrócić niemowlę? Po wywietrzeniu.'],
  },
  {
    about: 'when a missed call is returned',
    breaks: has(/oddzwaniamy w/i, /w godzinach pracy/i),
    before: ['Jeśli nie odbierzemy od razu, oddzwaniamy w 5 minut.'],
  },
  {
    about: 'laundry against bed bugs: the bag comes before the machine',
    breaks: (text) =>
      /(wypierz|pierz|upierz|pranie)[^.]*60 °C/i.test(text) && !/wor(ek|k)|pełny cykl/i.test(text),
    before: ['Wypierz pościel i ubrania, najlepiej w 60 °C, odsuń meble od ścian.'],
  },
  {
    about: 'winged ants',
    breaks: (text) =>
      /skrzydlate mrówki/i.test(text) && !/ze ściany lub podłogi/.test(text) && text.length > 30,
    before: ['Zadzwoń, gdy na parapecie pojawią się skrzydlate mrówki: to znak, że gniazdo jest w budynku.'],
  },
  {
    about: 'bats that spend the winter in a gap',
    breaks: (text) =>
      /usuń je i zamknij szczelinę|Otwory zamykamy od sierpnia/.test(text) && !/nietoperz/.test(text),
    before: ['usuń je i zamknij szczelinę, zanim przyjdzie wiosna'],
  },
  {
    about: 'who orders a treatment of other flats: the manager of the building',
    breaks: has(/(objęło|objąć)[^.]*cały pion/i, /zarządc/i),
    before: ['W bloku warto, żeby zlecenie objęło cały pion: rozmawiamy wtedy ze spółdzielnią.'],
  },
  {
    about: 'bait: nowhere loose, not only at the water',
    breaks: has(/nie wykładamy niczego luzem/i),
    before: ['Na groblach nie wykładamy niczego luzem, bo obok żyją ptaki wodne.'],
  },
  {
    about: 'who digs in the lawn: voles of the field, not of the wood',
    breaks: has(/nornic\p{L}*[^.;,]*(ogrodzie|trawnik|korytarz)/iu),
    before: ['nornice i norniki w ogrodzie'],
  },
  {
    about: 'whether entries are closed in the price',
    breaks: has(/na końcu zamykamy znalezione wejścia|Wskazujemy i zabezpieczamy szpary/i),
    before: ['Usuwamy martwe gryzonie, a na końcu zamykamy znalezione wejścia.'],
  },
  {
    about: 'the season of wasps: their number grows until September',
    breaks: has(/do jesieni będzie rosło|wrzesień–październik/i),
    before: ['Do jesieni będzie rosło.'],
  },
  {
    about: 'when all may come back: after the airing',
    breaks: has(/(wychodzisz|wyjdź|wychodzą)[^.]*najwyżej na \d+ godzin[^.]*\.$/i, /wietrz/i),
    before: [`Na czas zabiegu wychodzisz najwyżej na ${terms.bedbug.awayHours} godziny.`],
  },
  {
    about: 'how often something is ordered, without figures',
    breaks: has(
      /najwięcej zgłoszeń|(pomagamy|odkażamy|zwalczamy|wzywa\p{L}*|pyta(ją|cie)( nas)?) najczęściej|najczęściej (pyta|wzywa|odkażamy|zwalczamy)|najczęstsze (pytania|zgłoszenia)/iu,
    ),
    before: ['Najwięcej zgłoszeń przypada na jesień.', 'W czym pomagamy najczęściej'],
  },
];
