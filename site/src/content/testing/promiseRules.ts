import { promises } from '../promises';
import { has, type TextRule } from './rules';

const talksToNeighbours =
  /(mówimy|pytamy|tłumaczymy|wyjaśniamy|zostawiamy|prosimy|ustalamy)[^.]*sąsiad|sąsiad\p{L}*[^.]*(mówimy|pytamy|tłumaczymy|wyjaśniamy|zostawiamy|ustalamy)/iu;

/** Contradictions between what is promised and what is described. */
export const promiseRules: readonly TextRule[] = [
  {
    about: 'discretion: neighbours are told only with consent',
    breaks: has(talksToNeighbours, /zgod|zgadz|nie mówimy|co powinien zrobić sąsiad/i),
    before: [
      'W bloku zostawiamy sąsiadom z pionu krótką instrukcję, jak obejrzeć materac.',
      'W bloku wyjaśniamy sąsiadom, co to za zabieg i dlaczego trzeba obejrzeć także ich mieszkania.',
    ],
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
    before: [`Na czas zabiegu wychodzisz najwyżej na ${promises.bedbug.awayHours} godziny.`],
  },
  {
    about: 'how often something is ordered, without figures',
    breaks: has(
      /najwięcej zgłoszeń|(pomagamy|odkażamy|zwalczamy|wzywa\p{L}*|pyta(ją|cie)( nas)?) najczęściej|najczęściej (pyta|wzywa|odkażamy|zwalczamy)|najczęstsze (pytania|zgłoszenia)/iu,
    ),
    before: ['Najwięcej zgłoszeń przypada na jesień.', 'W czym pomagamy najczęściej'],
  },
];
