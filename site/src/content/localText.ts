import { cities } from './cities';
import type { FullCity, FullService } from './load';
import { fillPlace } from './place';
import type { ServiceIcon } from './services';
import { typeset } from './typeset';

export interface LocalText {
  /** The trouble as it looks in this town. */
  intro: string;
  /** What this town's buildings add to it, and what the company does. */
  specifics: string;
  /** Where the teams go. */
  areas: string;
  /** How long it takes, and how to keep the trouble away afterwards. */
  timeline: string;
  /** How a team arrives, and what that costs. */
  localAdvantage: string;
  cta: string;
}

/** What a page of this town and service says that no other page does. */
export function localText(city: FullCity, service: FullService): LocalText {
  const profile = service.profile;
  const facts: Facts = {
    problem: profile.problem,
    action: profile.action,
    methods: enumerate(profile.methods, 'oraz'),
    timeframe: profile.timeframe,
    tip: lowerFirst(tipFor(city, profile.prevention)),
    issue: city.commonIssues[service.icon],
    characteristics: city.characteristics,
    districts: enumerate(city.districts, 'i'),
    landmarks: enumerate(city.landmarks, 'czy'),
    postcodes: postcodeSentence(city.postcodes),
    population: `około ${city.population.count / 1000} tys. mieszkańców (GUS, ${city.population.year})`,
    transport: city.transport,
  };
  return typeset(fillPlace(frames[service.icon](facts), city));
}

interface Facts {
  problem: string;
  action: string;
  methods: string;
  timeframe: string;
  tip: string;
  issue: string;
  characteristics: string;
  districts: string;
  landmarks: string;
  /** A sentence, or nothing where no postcode is known. */
  postcodes: string;
  population: string;
  transport: string;
}

/**
 * Each service tells the same facts in sentences of its own, so that the six pages of a town do not
 * read alike. Lists stand in the nominative: Polish names cannot be declined by a rule.
 */
const frames: Record<ServiceIcon, (facts: Facts) => LocalText> = {
  bedbug: (facts) => ({
    intro: paragraph(facts.characteristics, facts.problem),
    specifics: paragraph(facts.issue, facts.action),
    areas: paragraph(
      `Na mapie naszych wyjazdów są ${facts.districts}.`,
      'Zabieg prowadzimy dyskretnie, bez rozgłosu wśród sąsiadów.',
    ),
    timeline: paragraph(
      `Metody, które łączymy, to ${facts.methods}.`,
      facts.timeframe,
      facts.tip && `Żeby pluskwy nie wróciły: ${facts.tip}`,
    ),
    localAdvantage: paragraph(
      facts.transport,
      'Dojazd i oględziny są bezpłatne, a za zabieg płacisz po jego wykonaniu.',
    ),
    cta: paragraph(
      'Zadzwoń, zanim zaczniesz przenosić rzeczy do innego pokoju.',
      'Konsultacja i wycena dla mieszkańców {city} są bezpłatne, a pierwszy zabieg jest o 20% tańszy.',
    ),
  }),

  marten: (facts) => ({
    intro: paragraph(facts.problem, facts.issue),
    specifics: paragraph(
      facts.action,
      `Rozwiązania, z których wybieramy dla domów {city} i okolic, to ${facts.methods}.`,
    ),
    areas: paragraph(
      'Poddasza zabezpieczamy w całym mieście i poza nim.',
      `Do miejsc takich jak ${facts.districts} dojeżdżamy bezpłatnie.`,
    ),
    timeline: paragraph(
      facts.timeframe,
      facts.tip && `Kiedy poddasze jest już puste, pamiętaj: ${facts.tip}`,
    ),
    localAdvantage: paragraph(
      `Do umówienia wizyty wystarczy adres albo znany punkt w pobliżu, taki jak ${facts.landmarks}.`,
      facts.transport,
    ),
    cta: paragraph(
      'Słyszysz kroki nad sufitem?',
      'Zadzwoń, a umówimy bezpłatne oględziny domu {w} lub w najbliższej okolicy.',
    ),
  }),

  rodent: (facts) => ({
    intro: paragraph(
      facts.problem,
      `Zarówno w pobliżu miejsc takich jak ${facts.landmarks}, jak i na obrzeżach zaczynamy od znalezienia drogi, którą gryzonie wchodzą do budynku.`,
    ),
    specifics: paragraph(facts.issue, facts.action),
    areas: paragraph(facts.characteristics, `W zasięgu ekipy leżą ${facts.districts}.`),
    timeline: paragraph(
      facts.timeframe,
      `Po drodze potrzebne bywają ${facts.methods}.`,
      facts.tip && `Na później mamy prostą radę: ${facts.tip}`,
    ),
    localAdvantage: paragraph(
      'Ponad 10 lat doświadczenia pomaga szybko ocenić, gdzie zwierzęta mają gniazdo, a gdzie tylko żerują.',
      facts.transport,
    ),
    cta: paragraph(
      'Widać odchody, nory albo ślady zębów?',
      'Zadzwoń: doradzimy od razu, a wycena dla mieszkańców i firm z {city} nic nie kosztuje.',
    ),
  }),

  disinfection: (facts) => ({
    intro: paragraph(facts.problem, facts.issue),
    specifics: paragraph(facts.action, `Wśród metod, po które sięgamy {w}, są ${facts.methods}.`),
    areas: paragraph(
      `Przyjeżdżamy do całego miasta, które liczy ${facts.population}, i do sąsiednich miejscowości.`,
      `Obsługiwane rejony to między innymi ${facts.districts}.`,
    ),
    timeline: paragraph(facts.timeframe, facts.tip && `Nasza rada dla domowników: ${facts.tip}`),
    localAdvantage: paragraph(facts.transport, 'W nagłych przypadkach odbieramy telefon przez całą dobę.'),
    cta: paragraph(
      'Opisz przez telefon, co się stało i jak duży jest lokal.',
      'Podamy bezpłatną wycenę i najbliższy wolny termin {w}.',
    ),
  }),

  insect: (facts) => ({
    intro: facts.problem,
    specifics: paragraph(facts.issue, facts.action),
    areas: paragraph(
      `Do domów, bloków i lokali przyjeżdżamy w każdej części miasta i w okolicy, także w takie rejony jak ${facts.districts}.`,
      facts.postcodes,
    ),
    timeline: paragraph(
      `Metoda zależy od gatunku; do wyboru są ${facts.methods}.`,
      facts.timeframe,
      facts.tip && `Rada na przyszłość: ${facts.tip}`,
    ),
    localAdvantage: paragraph(
      facts.transport,
      `Mieszkasz blisko takich miejsc jak ${facts.landmarks}?`,
      'Trafimy bez długich wyjaśnień.',
    ),
    cta: paragraph(
      'Opisz owada przez telefon, a powiemy, czy zabieg jest potrzebny.',
      'Konsultacja jest bezpłatna, a na pierwszy zabieg {w} udzielamy 20% rabatu.',
    ),
  }),

  mould: (facts) => ({
    intro: paragraph(
      facts.problem,
      'Dlatego najpierw ustalamy, skąd bierze się wilgoć: z gruntu, z dachu, z instalacji czy z powietrza w mieszkaniu.',
    ),
    specifics: paragraph(facts.issue, facts.action),
    areas: paragraph(
      'Zawilgocone ściany oglądamy na miejscu, bezpłatnie.',
      `Okolice, do których dojeżdżamy, to ${facts.districts}.`,
    ),
    timeline: paragraph(
      facts.timeframe,
      `Składają się na to ${facts.methods}.`,
      facts.tip && `Żeby pleśń nie odrosła: ${facts.tip}`,
    ),
    localAdvantage: paragraph(
      'Cenę podajemy po obejrzeniu budynku i jego otoczenia, bo dwie podobne plamy mogą mieć różne przyczyny.',
      facts.transport,
    ),
    cta: paragraph(
      'Zadzwoń, zanim zamalujesz plamę.',
      'Oględziny i wycena {w} są bezpłatne, a zakres prac poznasz, zanim je zaczniemy.',
    ),
  }),
};

function paragraph(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** "a, b i c". */
function enumerate(items: readonly string[], conjunction: 'i' | 'oraz' | 'czy'): string {
  const last = items.at(-1) ?? '';
  const others = items.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${conjunction} ${last}`;
}

/** Neighbouring towns on the list get different advice, so that the pages of one service do not all end alike. */
function tipFor(city: FullCity, prevention: readonly string[]): string {
  const position = cities.findIndex(({ slug }) => slug === city.slug) + 1;
  return prevention[position % prevention.length] ?? '';
}

function postcodeSentence(postcodes: readonly string[]): string {
  if (postcodes.length === 0) return '';
  const list = enumerate(postcodes, 'i');
  return postcodes.length === 1
    ? `Przyjmujemy zgłoszenia spod wszystkich adresów z kodem ${list}.`
    : `Przyjmujemy zgłoszenia z całego miasta, między innymi spod kodów ${list}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
