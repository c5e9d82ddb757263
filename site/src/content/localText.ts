import type { LocalWords } from './cities';
import type { FullCity, FullService } from './load';
import { fillPlace } from './place';
import { arrivalLines, priceFrom, promises, urgentArrival, type UrgencyOf } from './promises';
import { typeset, typesetText } from './typeset';

const { arrival } = promises;

/** What a service costs and when a technician arrives as a rule, in one line. */
export const offers = typeset<Readonly<Record<UrgencyOf, string>>>({
  bedbug: `Zabieg ${priceFrom.bedbug}, oględziny zwykle ${arrival.inspection}.`,
  marten: `Cena po oględzinach, a na nie przyjeżdżamy zwykle ${arrival.inspection}.`,
  rodent: `Deratyzacja ${priceFrom.rodent}, oględziny zwykle ${arrival.inspection}.`,
  disinfection: `Dezynfekcja ${priceFrom.disinfection}, przyjazd w ciągu ${arrival.disinfectionHours} godzin od zgłoszenia.`,
  insect: `Dezynsekcja ${priceFrom.insect}, oględziny zwykle ${arrival.inspection}.`,
  mould: 'Cena po oględzinach, a ich termin wybierasz przez telefon.',
});

export interface LocalText extends LocalWords {
  /** How long the work takes. */
  timeline: string;
  /** The lowest price, and how soon a technician arrives as a rule. */
  offer: string;
  /** The way. */
  travel: string;
  /** What is urgent, and how soon a technician arrives then; absent where nothing is. */
  urgent?: string;
  /** Districts and villages. */
  areas: string;
}

/** Texts of the pages of services in towns. They may contain `{w}` and `{city}` (see place.ts). */
export const localPage = typeset({
  heading: '{service} {w} w praktyce',
  buildings: 'Budynki {w}',
  visit: 'Na miejscu',
  advice: 'Kiedy zadzwonić',
  travel: 'Dojazd',
  more: {
    heading: 'Więcej o usłudze',
    faq: 'Pytania i odpowiedzi',
  },
  others: { heading: 'Inne usługi {w}' },
});

/** How soon a technician arrives in a town for an urgent call. */
export const urgentArrivalIn = ({ nearby }: Pick<FullCity, 'nearby'>): string =>
  typesetText(urgentArrival(nearby === true));

/** Returns the local text of a service in a town; undefined where the town's file has none. */
export function localText(city: FullCity, service: FullService): LocalText | undefined {
  const words = city.local[service.icon];
  const [, ...urgent] = arrivalLines(service.icon, city.nearby === true);
  return (
    words &&
    typeset({
      ...words,
      timeline: fillPlace(service.timeframe, city),
      offer: offers[service.icon],
      travel: city.transport,
      ...(urgent.length > 0 && { urgent: urgent.join(' ') }),
      areas: `Dzielnice i okolice: ${enumerate(city.districts)}.`,
    })
  );
}

/** Returns "a, b i c". The items are in the nominative: no rule declines Polish place names. */
export function enumerate(items: readonly string[]): string {
  const others = items.slice(0, -1);
  const last = items.at(-1) ?? '';
  return typesetText(others.length === 0 ? last : `${others.join(', ')} i ${last}`);
}
