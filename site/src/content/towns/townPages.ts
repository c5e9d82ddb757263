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
      /** Label of the districts. */
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
      description: `Lista i mapa ${totals.townsGenitive} Małopolski, do których jeździmy: co zdarza się w tamtejszych budynkach, jak dojeżdżamy i jak wygląda praca na miejscu.`,
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
    heading: 'Co się zdarza w budynkach twojego miasta',
    groups: [
      {
        heading: 'Kraków, Skawina i Wieliczka',
        towns: [
          {
            slug: 'krakow',
            line: 'pluskwy w mieszkaniach na krótki najem, szczury na podwórkach śródmieścia',
          },
          { slug: 'wieliczka', line: 'mrówki pod tarasami nowych osiedli, kuny w domach na wzgórzach' },
          { slug: 'skawina', line: 'gryzonie przy zakładach i magazynach, prusaki w najstarszych blokach' },
        ],
      },
      {
        heading: 'Na zachód od Krakowa',
        towns: [
          { slug: 'olkusz', line: 'kuny w domach pod lasem, wilgoć w murach starego centrum' },
          { slug: 'trzebinia', line: 'pluskwy w starych domach Sierszy, szczury na terenach pogórniczych' },
          { slug: 'chrzanow', line: 'pluskwy i prusaki w wielkiej płycie, kuny w domach pod lasem' },
          { slug: 'libiaz', line: 'prusaki w blokach, kuny i mrówki gmachówki w domach pod lasem' },
          { slug: 'oswiecim', line: 'pluskwy na osiedlu Chemików, szczury nad Sołą i przy stawach' },
          { slug: 'kety', line: 'pluskwy w kwaterach pracowniczych, osy w ogrodach i altanach' },
          { slug: 'andrychow', line: 'kuny w Rzykach i Targanicach, osy w domach letniskowych' },
          { slug: 'wadowice', line: 'pluskwy w domach pielgrzyma, prusaki na zapleczach kuchni' },
        ],
      },
      {
        heading: 'Na wschód od Krakowa',
        towns: [
          { slug: 'bochnia', line: 'szczury w głębokich piwnicach śródmieścia, osy w ogrodach na stokach' },
          { slug: 'brzesko', line: 'gryzonie w gospodarstwach, pluskwy w motelach przy autostradzie' },
          {
            slug: 'tarnow',
            line: 'pluskwy na dużych osiedlach, kuny w Mościcach, szczury w piwnicach kamienic',
          },
        ],
      },
      {
        heading: 'Na południe, ku górom',
        towns: [
          { slug: 'myslenice', line: 'szczury w piwnicach przy rynku, osy w domkach na Zarabiu' },
          { slug: 'limanowa', line: 'kuny w domach na stokach, myszy w stodołach i piwnicach' },
          { slug: 'nowy-sacz', line: 'prusaki w blokach, kuny w domach na stokach, szczury nad Dunajcem' },
          { slug: 'gorlice', line: 'myszy w drewnianych domach, szczury w Gliniku' },
          { slug: 'nowy-targ', line: 'pluskwy w pokojach gościnnych, kuny pod stromymi dachami' },
          { slug: 'zakopane', line: 'kuny w drewnianych willach, pluskwy w pensjonatach' },
        ],
      },
    ],
  },
  town: {
    head: {
      description:
        'Pluskwy, kuny, gryzonie, owady, dezynfekcja i pleśń {w}: co się tu zdarza, ile kosztuje zabieg i kiedy przyjeżdżamy. Oględziny są bezpłatne.',
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
      heading: 'Co się tu zdarza i w czym pomagamy',
    },
    travel: {
      heading: 'Okolica',
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
