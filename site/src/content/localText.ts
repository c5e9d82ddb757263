import type { LocalWords } from './cities';
import type { FullCity, FullService } from './load';
import { fillPlace } from './place';
import { promises } from './promises';
import { typeset, typesetText } from './typeset';

export interface LocalText extends LocalWords {
  /** How long the work takes. */
  timeline: string;
  /** How a team arrives, and how soon. */
  travel: string;
  /** Where the teams go. */
  areas: string;
}

/** Words of the pages of services in towns. They may hold `{w}` and `{city}` (see place.ts). */
export const localPage = typeset({
  heading: 'Jak to wygląda {w}',
  visit: 'Na miejscu',
  advice: 'Kiedy zadzwonić',
  travel: 'Dojazd',
  /** Beside the call button. */
  call: 'Opisz przez telefon, co cię niepokoi, a ustalimy, od czego zacząć.',
  more: {
    heading: 'Więcej o usłudze',
    lead: 'Jak rozpoznać problem, czym pracujemy i o co pytają klienci, opisujemy na wspólnej stronie usługi.',
  },
  others: { heading: 'Inne usługi {w}' },
});

/** How soon a team is there in an emergency. */
export const arrival = typeset({
  nearby: `W nagłych przypadkach przyjeżdżamy w ${promises.arrival.minutes} minut.`,
  elsewhere: 'Godzinę przyjazdu podajemy od razu przez telefon.',
});

/** What a page of this town and service says that no other page does; undefined where there is nothing to say. */
export function localText(city: FullCity, service: FullService): LocalText | undefined {
  const words = city.local[service.icon];
  return (
    words &&
    typeset({
      ...words,
      timeline: fillPlace(service.timeframe, city),
      travel: `${city.transport} ${city.nearby ? arrival.nearby : arrival.elsewhere}`,
      areas: `Obsługujemy całe miasto i okolicę, w tym: ${enumerate(city.districts)}.`,
    })
  );
}

/** "a, b i c". Lists stand in the nominative: Polish names cannot be declined by a rule. */
export function enumerate(items: readonly string[]): string {
  const others = items.slice(0, -1);
  const last = items.at(-1) ?? '';
  return typesetText(others.length === 0 ? last : `${others.join(', ')} i ${last}`);
}
