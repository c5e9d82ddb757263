/** What to do in the urgent cases until a technician arrives. Each case belongs to the service whose `urgent` problem it is. */
import { typeset } from '../../text/typeset';
import type { urgency, UrgencyOf } from './urgency';
import { dangers } from '../texts/dangers';

export interface FirstAid {
  /** Fragment of its address on /kontakt. */
  id: string;
  heading: string;
  /** Three to five, in the order of danger. */
  steps: readonly string[];
}

/** The services that have an urgent problem. */
export type UrgentService = {
  [Service in UrgencyOf]: (typeof urgency)[Service] extends { urgent: string } ? Service : never;
}[UrgencyOf];

export const firstAid = typeset<Readonly<Record<UrgentService, FirstAid>>>({
  bedbug: {
    id: 'pluskwy-w-hotelu',
    heading: 'Pluskwy w hotelu: co zrobić teraz',
    steps: [
      'Zdejmij walizkę z łóżka, zamknij ją w worku i postaw w łazience, na płytkach.',
      'Zrób zdjęcie owada lub kropek na materacu i zgłoś to recepcji. Poproś o inny pokój: nie obok, nie nad tym i nie pod nim.',
      'Ubrania włóż do worków, zanim wyjdziesz. W domu idą z worka prosto do prania w 60 °C.',
      'Pracujesz w hotelu? Zamknij pokój; do przyjazdu technika nikt w nim nie sprząta i nie odkurza.',
    ],
  },
  marten: {
    id: 'kuna-w-pokoju',
    heading: 'Kuna w pokoju: co zrobić teraz',
    steps: [
      dangers.martenBite,
      'Wyprowadź domowników i zwierzęta. Jeśli okno jest daleko od kuny, otwórz je na oścież i zgaś światło.',
      'Wyjdź, zamknij drzwi i zostaw kunę samą: zwykle wychodzi, gdy jest cicho i ciemno.',
      dangers.martenCatching,
    ],
  },
  rodent: {
    id: 'szczur-w-mieszkaniu',
    heading: 'Szczur w mieszkaniu lub toalecie: co zrobić teraz',
    steps: [
      dangers.ratBite,
      'Zabierz dzieci i zwierzęta, zamknij drzwi i zatkaj ręcznikiem szparę pod nimi.',
      'Wyszedł z muszli? Zamknij klapę i połóż na niej coś ciężkiego.',
      'Szczura nie łap i nie zapędzaj w kąt: broni się zębami. Trutki nie wykładaj.',
      'W bloku zawiadom administrację. W lokalu zamknij kuchnię, a żywność, której dotknął, wyrzuć.',
    ],
  },
  disinfection: {
    id: 'scieki',
    heading: 'Ścieki w mieszkaniu lub lokalu: co zrobić teraz',
    steps: [
      dangers.floodedRoom,
      'Wyprowadź dzieci i zwierzęta. Bez kaloszy i rękawic do ścieków nie wchodź.',
      'Nie spuszczaj wody i zawiadom administrację albo pogotowie wodno-kanalizacyjne: 994.',
      'Zrób zdjęcia dla ubezpie\u00adczyciela. Mokrych rzeczy nie przenoś do czystych pokoi.',
      'Skaleczenie umyj wodą z mydłem i pokaż lekarzowi.',
    ],
  },
  insect: {
    id: 'osy-przy-drzwiach',
    heading: 'Użądlenie i osy przy drzwiach: co zrobić teraz',
    steps: [
      dangers.sting,
      'Odejdź powoli, bez machania rękami. Zamknij okna od tej strony i wychodź innymi drzwiami.',
      `Gniazda nie zatykaj, nie polewaj i nie oświetlaj. ${dangers.waspsAtMeters}`,
      'Użądlenie chłodź zimnym okładem. Żądło, jeśli zostało, zdrap paznokciem od razu.',
    ],
  },
});

/** Returns the case of a service, or undefined if nothing is urgent. */
export function findFirstAid(service: UrgencyOf): FirstAid | undefined {
  const cases: Readonly<Partial<Record<UrgencyOf, FirstAid>>> = firstAid;
  return cases[service];
}
