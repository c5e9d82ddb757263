import type { ServiceKind } from '../services/services';
import { typeset } from '../../text/typeset';

/** A town, for every page. The texts of its own pages are in pages/{slug}.ts. */
export interface Town {
  /** Last part of the address, ASCII, and the name of the file in pages/; changing it breaks links. */
  slug: string;
  /** Nominative: "Nowy Sącz". */
  name: string;
  /** Genitive, as after "do", "z", "mieszkańców": "Nowego Sącza". */
  genitive: string;
  /** Locative with its preposition: "w Nowym Sączu". */
  locative: string;
  /** Position of the town's centre, degrees (WGS 84). */
  position: { latitude: number; longitude: number };
  /** So close to Kraków that a technician arrives within an hour (see `findUrgentLine` in urgency.ts). */
  nearby?: true;
  /**
   * Search engines get the town's own page; those of its services are `noindex`. Remove it when those pages say what only
   * the company knows, such as its jobs in the town.
   */
  folded?: true;
}

/** Texts about one service in one town. Each text is used on that page only and is true of the town. */
export interface LocalTexts {
  /** Lead: the problem in this town. */
  intro: string;
  /** The affected buildings, and why. */
  buildings: string;
  /** The work on site: access, whom to ask for consent, how it is done. */
  visit: string;
  /** When to call, and what to do until the technician arrives. */
  advice: string;
  /** A danger of the work on this page (texts/dangers.ts). */
  warning?: string;
}

/** True facts about a town, for its own page and for those of the services there (see localText.ts). */
export interface TownProfile {
  /** Absent where it is not known. */
  facts?: {
    /** Kind of town, and its place: "Stolica powiatu nad Sołą". */
    characteristics: string;
    /** Rounded, with its year: "ok. 37 tys. mieszkańców (2021)". */
    population: string;
    postcodes: string;
    landmarks: readonly string[];
  };
  /** What happens in its buildings, for each service: one full sentence, true of this town. */
  commonIssues: Record<ServiceKind, string>;
  /** Districts, housing estates or neighbouring villages that the teams visit, nominative. */
  districts: readonly string[];
  /** Texts by service. A service without one shows the service's own page, with `noindex`. */
  local: Partial<Record<ServiceKind, LocalTexts>>;
}

/** To add a town, add it here and create pages/{slug}.ts. */
export const towns: readonly Town[] = typeset<readonly Town[]>([
  {
    slug: 'krakow',
    name: 'Kraków',
    genitive: 'Krakowa',
    locative: 'w Krakowie',
    position: { latitude: 50.0617, longitude: 19.9375 },
    nearby: true,
  },
  {
    slug: 'tarnow',
    name: 'Tarnów',
    genitive: 'Tarnowa',
    locative: 'w Tarnowie',
    position: { latitude: 50.0125, longitude: 20.9883 },
  },
  {
    slug: 'nowy-sacz',
    name: 'Nowy Sącz',
    genitive: 'Nowego Sącza',
    locative: 'w Nowym Sączu',
    position: { latitude: 49.625, longitude: 20.6906 },
  },
  {
    slug: 'oswiecim',
    name: 'Oświęcim',
    genitive: 'Oświęcimia',
    locative: 'w Oświęcimiu',
    position: { latitude: 50.0381, longitude: 19.2208 },
  },
  {
    slug: 'chrzanow',
    name: 'Chrzanów',
    genitive: 'Chrzanowa',
    locative: 'w Chrzanowie',
    position: { latitude: 50.1417, longitude: 19.4114 },
  },
  {
    slug: 'olkusz',
    name: 'Olkusz',
    genitive: 'Olkusza',
    locative: 'w Olkuszu',
    position: { latitude: 50.2811, longitude: 19.565 },
  },
  {
    slug: 'nowy-targ',
    name: 'Nowy Targ',
    genitive: 'Nowego Targu',
    locative: 'w Nowym Targu',
    position: { latitude: 49.4775, longitude: 20.0319 },
  },
  {
    slug: 'bochnia',
    name: 'Bochnia',
    genitive: 'Bochni',
    locative: 'w Bochni',
    position: { latitude: 49.9694, longitude: 20.4325 },
  },
  {
    slug: 'gorlice',
    name: 'Gorlice',
    genitive: 'Gorlic',
    locative: 'w Gorlicach',
    position: { latitude: 49.655, longitude: 21.16 },
    folded: true,
  },
  {
    slug: 'zakopane',
    name: 'Zakopane',
    genitive: 'Zakopanego',
    locative: 'w Zakopanem',
    position: { latitude: 49.2969, longitude: 19.95 },
  },
  {
    slug: 'skawina',
    name: 'Skawina',
    genitive: 'Skawiny',
    locative: 'w Skawinie',
    position: { latitude: 49.975, longitude: 19.8264 },
    nearby: true,
  },
  {
    slug: 'wieliczka',
    name: 'Wieliczka',
    genitive: 'Wieliczki',
    locative: 'w Wieliczce',
    position: { latitude: 49.9847, longitude: 20.0622 },
    nearby: true,
  },
  {
    slug: 'andrychow',
    name: 'Andrychów',
    genitive: 'Andrychowa',
    locative: 'w Andrychowie',
    position: { latitude: 49.8528, longitude: 19.3414 },
    folded: true,
  },
  {
    slug: 'wadowice',
    name: 'Wadowice',
    genitive: 'Wadowic',
    locative: 'w Wadowicach',
    position: { latitude: 49.8831, longitude: 19.4931 },
  },
  {
    slug: 'kety',
    name: 'Kęty',
    genitive: 'Kęt',
    locative: 'w Kętach',
    position: { latitude: 49.8836, longitude: 19.2222 },
    folded: true,
  },
  {
    slug: 'trzebinia',
    name: 'Trzebinia',
    genitive: 'Trzebini',
    locative: 'w Trzebini',
    position: { latitude: 50.1583, longitude: 19.4728 },
    folded: true,
  },
  {
    slug: 'myslenice',
    name: 'Myślenice',
    genitive: 'Myślenic',
    locative: 'w Myślenicach',
    position: { latitude: 49.8339, longitude: 19.9381 },
    folded: true,
  },
  {
    slug: 'libiaz',
    name: 'Libiąż',
    genitive: 'Libiąża',
    locative: 'w Libiążu',
    position: { latitude: 50.1067, longitude: 19.3297 },
    folded: true,
  },
  {
    slug: 'brzesko',
    name: 'Brzesko',
    genitive: 'Brzeska',
    locative: 'w Brzesku',
    position: { latitude: 49.9683, longitude: 20.6078 },
    folded: true,
  },
  {
    slug: 'limanowa',
    name: 'Limanowa',
    genitive: 'Limanowej',
    locative: 'w Limanowej',
    position: { latitude: 49.7064, longitude: 20.4228 },
    folded: true,
  },
]);

/** Slug of the one static page that the host returns for every town that is not on the list. */
export const unlistedSlug = 'inne-miasto';

export const findTown = (slug: string) => towns.find((town) => town.slug === slug);
