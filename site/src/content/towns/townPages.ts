import type { HeadContent } from '../texts/headContent';
import type { CallToAction } from '../texts/navigation';
import { terms } from '../offers/terms';
import { totals } from '../texts/totals';
import { lowestPrices, commonSentences } from '../texts/commonSentences';
import { typeset } from '../../text/typeset';

const { arrival } = terms;

/** Texts of the list of towns and of a town's page. The latter may contain `{w}` and `{town}` (see place.ts). */
export interface TownPagesTexts {
  list: {
    head: HeadContent;
    title: string;
    lead: string;
    map: { label: string; alt: string; caption: string };
    heading: string;
    groups: readonly TownGroup[];
  };
  town: {
    /** For search engines. */
    head: { description: string; keywords: readonly string[] };
    /** For towns near Kraków and for the others. */
    lead: { nearby: string; elsewhere: string };
    call: string;
    /** The lowest prices. */
    note: string;
    callToAction: Pick<CallToAction, 'heading' | 'text'>;
    services: { heading: string };
    travel: {
      heading: string;
      /** Labels of the facts, of their postal codes and landmarks, and of the districts. */
      facts: string;
      postcodes: string;
      landmarks: string;
      districts: string;
      /** Heading of the links to the other towns on the map. */
      neighbours: string;
      /** `{where}` is the way from Kraków. */
      map: { label: string; alt: string };
      /** Where Kraków itself lies. */
      centre: string;
    };
  };
  /** Main headings and titles. Kraków differs: the home page is the one about all services there. */
  headings: Record<'town' | 'krakow', { title: string; headTitle: string }>;
  /** Links to the page of the town, and to the list. */
  links: { town: string; list: string };
}

export interface TownGroup {
  heading: string;
  towns: readonly { slug: string; line: string }[];
}

export const townPages: TownPagesTexts = typeset<TownPagesTexts>({
  list: {
    head: {
      title: `Gdzie pracujemy: ${totals.towns} Małopolski`,
      description: `Lista i mapa ${totals.townsGenitive} Małopolski, do których jeździmy bezpłatnie: jakie są tam budynki, skąd biorą się w nich szkodniki i pleśń i jak pracujemy na miejscu.`,
      keywords: [
        'DDD Małopolska',
        'zwalczanie szkodników Małopolska',
        'deratyzacja',
        'dezynsekcja',
        'odgrzybianie',
      ],
    },
    title: 'Miasta Małopolski, w których pracujemy',
    lead: `${commonSentences.inspection} Dojazd i wycena są bezpłatne.`,
    map: {
      label: 'Mapa miast',
      alt: `Schematyczna mapa Małopolski z granicą województwa, Wisłą i ${totals.townsInstrumental} z listy.`,
      caption: `Wybierz miasto na mapie albo z listy. W zaznaczonym kole w pilnych sprawach jesteśmy w ${arrival.minutes} minut.`,
    },
    heading: 'Jakie budynki są w twoim mieście',
    groups: [
      {
        heading: 'Kraków, Skawina i Wieliczka',
        towns: [
          {
            slug: 'krakow',
            line: 'mieszkania na krótki najem, podwórka śródmieścia, wielka płyta',
          },
          { slug: 'wieliczka', line: 'nowe osiedla, domy na wzgórzach, kwatery dla zwiedzających' },
          { slug: 'skawina', line: 'magazyny i zakłady, starsze bloki, szeregowce' },
        ],
      },
      {
        heading: 'Na zachód od Krakowa',
        towns: [
          { slug: 'olkusz', line: 'domy pod lasem, mury starego centrum, bloki z łazienką bez okna' },
          { slug: 'trzebinia', line: 'stare domy wielorodzinne, tereny pogórnicze' },
          { slug: 'chrzanow', line: 'wielka płyta, domy pod lasem, stare piwnice' },
          { slug: 'libiaz', line: 'bloki z długimi piwnicami, domy pod lasem' },
          { slug: 'oswiecim', line: 'wieżowce i niskie bloki, hotele, domy przy stawach' },
          { slug: 'kety', line: 'kwatery pracownicze, ogrody i altany' },
          { slug: 'andrychow', line: 'domy pod górami, domki letniskowe' },
          { slug: 'wadowice', line: 'domy pielgrzyma, kamienice ze wspólnym podwórkiem' },
        ],
      },
      {
        heading: 'Na wschód od Krakowa',
        towns: [
          { slug: 'bochnia', line: 'głębokie piwnice śródmieścia, ogrody na stokach' },
          { slug: 'brzesko', line: 'gospodarstwa, motele przy autostradzie' },
          {
            slug: 'tarnow',
            line: 'duże osiedla, wille Mościc, piwnice kamienic',
          },
        ],
      },
      {
        heading: 'Na południe, ku górom',
        towns: [
          { slug: 'myslenice', line: 'stare piwnice, domki nad rzeką' },
          { slug: 'limanowa', line: 'domy na stokach, stodoły i piwnice' },
          { slug: 'nowy-sacz', line: 'bloki z czasów PRL, domy na stokach, kamienice' },
          { slug: 'gorlice', line: 'drewniane domy, domy wcięte w zbocze' },
          { slug: 'nowy-targ', line: 'pokoje gościnne, strome dachy, domy z bali' },
          { slug: 'zakopane', line: 'drewniane wille, pensjonaty, apartamenty' },
        ],
      },
    ],
  },
  town: {
    head: {
      description:
        'Pluskwy, kuny, gryzonie, owady, dezynfekcja i pleśń {w}: skąd się biorą, ile kosztuje zabieg i kiedy przyjeżdżamy. Oględziny są bezpłatne.',
      keywords: ['zwalczanie szkodników', 'DDD', 'dezynfekcja', 'dezynsekcja', 'deratyzacja', 'odgrzybianie'],
    },
    lead: {
      nearby: `Na oględziny przyjeżdżamy zwykle ${arrival.inspection}, a w pilnych sprawach w ${arrival.minutes} minut. Dojazd i wycena są bezpłatne.`,
      elsewhere: `Na oględziny przyjeżdżamy zwykle ${arrival.inspection}, w pilnych sprawach ${arrival.sameDay}, ${arrival.afterEvening}. Dojazd i wycena są bezpłatne.`,
    },
    call: 'Zadzwoń teraz',
    note: lowestPrices,
    callToAction: {
      heading: 'Umów bezpłatne oględziny',
      text: 'Powiedz, co widzisz i od kiedy. Dojazd i wycena są bezpłatne, także bez zamówienia.',
    },
    services: {
      heading: 'Skąd się biorą i w czym pomagamy',
    },
    travel: {
      heading: 'Okolica',
      facts: 'O mieście',
      postcodes: 'Kody pocztowe:',
      landmarks: 'Znane miejsca:',
      districts: 'Dzielnice i okolica',
      neighbours: 'Miasta w pobliżu',
      map: {
        label: 'Położenie na mapie',
        alt: `Schematyczna mapa Małopolski z ${totals.townsInstrumental}. Zaznaczone miasto leży {where}.`,
      },
      centre: 'w środkowo-zachodniej części województwa, nad Wisłą',
    },
  },
  headings: {
    town: { title: 'Szkodniki i pleśń {w}', headTitle: 'DDD {w}: szkodniki, dezynfekcja i pleśń' },
    krakow: {
      title: 'Szkodniki i pleśń {w}: dzielnice',
      headTitle: 'Szkodniki i pleśń w dzielnicach {town}',
    },
  },
  links: { town: 'Wszystkie usługi i okolica', list: 'Wszystkie miasta' },
});

/** Returns the main heading and the title of a town's page. They may contain `{w}` and `{town}`. */
export const getHeadings = (slug: string) => townPages.headings[slug === 'krakow' ? 'krakow' : 'town'];
