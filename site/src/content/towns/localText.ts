import type { LocalTexts } from './towns';
import type { FullTown, FullService } from '../load';
import { fillPlace } from '../../text/place';
import { terms } from '../offers/terms';
import { findUrgentLine, type UrgencyOf } from '../services/urgency';
import { typeset, typesetText } from '../../text/typeset';
import { dangers } from '../texts/dangers';

const { arrival } = terms;

/** When a technician arrives as a rule, in one line. */
const usualArrivals = typeset<Readonly<Record<UrgencyOf, string>>>({
  bedbug: `Oględziny mieszkania są zwykle ${arrival.inspection}.`,
  marten: `Oględziny poddasza są zwykle ${arrival.inspection}. Po nich podajemy cenę.`,
  rodent: `Myszy, szczury w piwnicy: oględziny zwykle ${arrival.inspection}.`,
  disinfection: `Na dezynfekcję przyjeżdżamy w ciągu ${arrival.disinfectionHours} godzin od zgłoszenia.`,
  insect: `Prusaki, karaluchy i pchły: oględziny zwykle ${arrival.inspection}.`,
  mould: 'Dzień oględzin ustalamy przez telefon, a cenę podajemy po nich.',
});

/** What to know at once, on every page of a service in a town. The first aid says more. */
const urgentDangers: Readonly<Partial<Record<UrgencyOf, string>>> = {
  marten: `Kuny w pokoju nie łap i nie dotykaj. ${dangers.martenBite}`,
  rodent: `Szczura nie łap i nie dotykaj. ${dangers.ratBite} Odchodów nie zamiataj na sucho.`,
  disinfection: `Zalanie? ${dangers.floodedRoom}`,
  insect: dangers.sting,
};

/** Dangers of the work. */
const warnings: Readonly<Partial<Record<UrgencyOf, string>>> = {
  marten: dangers.shelters,
  insect: dangers.waspsAtMeters,
  mould: dangers.carbonMonoxide,
};

export interface LocalText extends LocalTexts {
  /** How long the work takes. */
  timeline: string;
  /** How soon a technician arrives as a rule. */
  usualArrival: string;
  /** What is urgent, and how soon a technician arrives then; absent where nothing is. */
  urgent?: string;
  /** What is dangerous then. */
  danger?: string;
  /** Districts and villages, for the end of the page. */
  areas: string;
}

/** Texts of the pages of services in towns. They may contain `{w}` and `{town}` (see place.ts). */
export const localPage = typeset({
  headings: {
    bedbug: 'Jak zwalczamy pluskwy {w}',
    marten: 'Jak odstraszamy kuny {w}',
    rodent: 'Jak zwalczamy gryzonie {w}',
    disinfection: 'Jak przebiega dezynfekcja {w}',
    insect: 'Jak zwalczamy owady {w}',
    mould: 'Jak usuwamy pleśń {w}',
  } satisfies Record<UrgencyOf, string>,
  buildings: 'Które budynki',
  visit: 'Na miejscu',
  advice: 'Kiedy zadzwonić',
  more: {
    heading: 'Więcej o usłudze',
    faq: 'Częste pytania',
  },
  others: { heading: 'Inne usługi' },
  areas: 'Dojazd bezpłatny:',
});

/** Returns the local text of a service in a town whose file has one. */
export function localText(town: FullTown, service: FullService): LocalText {
  const words = town.local[service.kind]!;
  const urgent = findUrgentLine(service.kind, town.nearby === true);
  const danger = urgentDangers[service.kind];
  const warning = [warnings[service.kind], words.warning].filter(Boolean).join(' ');
  return typeset({
    ...words,
    timeline: fillPlace(service.timeframe, town),
    usualArrival: usualArrivals[service.kind],
    ...(urgent && { urgent }),
    ...(danger && { danger }),
    ...(warning && { warning }),
    areas: `${localPage.areas} ${enumerate(town.districts)}.`,
  });
}

/** Returns "a, b i c". The items are in the nominative: no rule declines Polish place names. */
export function enumerate(items: readonly string[]): string {
  const others = items.slice(0, -1);
  const last = items.at(-1) ?? '';
  return typesetText(others.length === 0 ? last : `${others.join(', ')} i ${last}`);
}
