import { priceFrom, said } from './promises';
import { typeset } from './typeset';

/** Texts of the list of towns and of a town's page. The latter may contain `{w}` and `{city}` (see place.ts). */
export interface TownPagesWords {
  list: {
    title: string;
    lead: string;
    map: { label: string; alt: string; caption: string };
    heading: string;
    groups: readonly TownGroup[];
  };
  town: {
    /** For search engines. */
    head: { title: string; description: string; keywords: readonly string[] };
    title: string;
    /** After the time of arrival. */
    lead: string;
    call: string;
    services: { heading: string };
    travel: {
      heading: string;
      /** Before the districts. */
      districts: string;
      /** Terms of the list before the districts; the texts are the promises. */
      facts: readonly { label: string; text: string }[];
      urgent: string;
      route: string;
      /** Below the enlarged part of the map. */
      caption: string;
      /** `{where}` is the way from Kraków. */
      map: { label: string; alt: string };
      /** The enlarged part of the map. */
      detail: { label: string; alt: string };
      /** Where Kraków itself lies. */
      centre: string;
    };
    duties: { heading: string; paragraphs: readonly string[]; link: string };
  };
  /** Links to the page of the town, and to the list. */
  links: { town: string; list: string };
}

export interface TownGroup {
  heading: string;
  towns: readonly { slug: string; line: string }[];
}

export const townPages: TownPagesWords = typeset<TownPagesWords>({
  list: {
    title: 'Miasta Małopolski, w których pracujemy',
    lead: `${said.inspection} ${said.arrivalWhenUrgent} Dojazd, oględziny i wycena są bezpłatne w każdym z 20 miast i w ich okolicy.`,
    map: {
      label: 'Mapa miast',
      alt: 'Schematyczna mapa Małopolski z granicą województwa, Wisłą i 20 miastami z listy.',
      caption: 'Wybierz miasto na mapie albo z listy.',
    },
    heading: 'Co się zdarza w budynkach twojego miasta',
    groups: [
      {
        heading: 'Kraków i najbliższa okolica',
        towns: [
          { slug: 'krakow', line: 'kamienice, Nowa Huta, osiedla z płyty i domy na obrzeżach' },
          { slug: 'wieliczka', line: 'pagórki, nowe osiedla i noclegi przy kopalni soli' },
          { slug: 'skawina', line: 'powojenne bloki, zakłady spożywcze i szeregowce' },
        ],
      },
      {
        heading: 'Na zachód od Krakowa',
        towns: [
          { slug: 'olkusz', line: 'stare piwnice, sosnowy bór i podnosząca się woda gruntowa' },
          { slug: 'trzebinia', line: 'stare domy Sierszy, bloki na Gaju i tereny pogórnicze' },
          { slug: 'chrzanow', line: 'wielka płyta, hale po Fabloku i domy przy puszczy' },
          { slug: 'libiaz', line: 'górnicze osiedla wśród lasów' },
          { slug: 'oswiecim', line: 'osiedle Chemików, stawy i zabudowa nad Sołą' },
          { slug: 'kety', line: 'ogrody, niska zabudowa rynku i kwatery przy zakładach' },
          { slug: 'andrychow', line: 'bloki włókniarzy i domki letniskowe pod górami' },
          { slug: 'wadowice', line: 'domy pielgrzyma, kawiarnie przy rynku i wzgórza' },
        ],
      },
      {
        heading: 'Na wschód od Krakowa',
        towns: [
          { slug: 'bochnia', line: 'głębokie piwnice śródmieścia i sady na stokach' },
          { slug: 'brzesko', line: 'gospodarstwa, motele przy autostradzie i dolina Uszwicy' },
          { slug: 'tarnow', line: 'starówka, duże osiedla i domy w zieleni Mościc' },
        ],
      },
      {
        heading: 'Na południe, ku górom',
        towns: [
          { slug: 'myslenice', line: 'kamieniczki rynku i domki na Zarabiu' },
          { slug: 'limanowa', line: 'domy na stokach, sady i stodoły' },
          { slug: 'nowy-sacz', line: 'bloki w widłach rzek i osiedla domów na wzgórzach' },
          { slug: 'gorlice', line: 'drewniane domy, Glinik i brzegi Ropy' },
          { slug: 'nowy-targ', line: 'strome dachy, targowisko i pokoje dla gości' },
          { slug: 'zakopane', line: 'drewniane wille i pensjonaty pod lasem' },
        ],
      },
    ],
  },
  town: {
    head: {
      title: 'DDD {w}: szkodniki, dezynfekcja i pleśń',
      description:
        'Pluskwy, kuny, gryzonie, owady, dezynfekcja i pleśń {w}: co się tu zdarza, jak dojeżdżamy i co należy do właściciela. Oględziny są bezpłatne.',
      keywords: ['zwalczanie szkodników', 'DDD', 'dezynfekcja', 'dezynsekcja', 'deratyzacja', 'odgrzybianie'],
    },
    title: 'Szkodniki i pleśń {w}',
    lead: `${said.inspection} Dojazd, oględziny i wycena są bezpłatne. Zwalczanie owadów kosztuje ${priceFrom.insect}, a pluskiew ${priceFrom.bedbug} za zabieg. Płacisz po wykonaniu.`,
    call: 'Zadzwoń teraz',
    services: {
      heading: 'Co się tu zdarza i w czym pomagamy',
    },
    travel: {
      heading: 'Jak dojeżdżamy do {city}',
      facts: [
        { label: 'Oględziny', text: said.inspection },
        { label: 'Koszt dojazdu', text: 'Dojazd jest bezpłatny, także wtedy, gdy nie zamówisz zabiegu.' },
      ],
      urgent: 'Pilne sprawy',
      route: 'Trasa',
      caption: 'Schemat: główne drogi, rzeki i miasta w okolicy {city}.',
      districts: 'Dzielnice i okolica',
      map: {
        label: 'Położenie na mapie',
        alt: 'Schematyczna mapa Małopolski z 20 miastami. Zaznaczone miasto leży {where}.',
      },
      detail: { label: 'Powiększony fragment mapy', alt: 'Drogi, rzeki i miasta w okolicy {city}.' },
      centre: 'w środkowo-zachodniej części województwa, nad Wisłą',
    },
    duties: {
      heading: 'Co należy do właściciela i zarządcy',
      paragraphs: [
        'Właściciel lub zarządca nieruchomości ma obowiązek utrzymywać ją w należytym stanie sanitarnym, w tym zwalczać gryzonie, insekty i szkodniki. Wynika to z art. 22 ustawy z 5 grudnia 2008 r. o zapobieganiu oraz zwalczaniu zakażeń i chorób zakaźnych u ludzi.',
        'Gmina może też wyznaczyć obszary i terminy obowiązkowej deratyzacji. Podaje je regulamin utrzymania czystości i porządku, a jego aktualny tekst jest w Biuletynie Informacji Publicznej urzędu. Terminy zmieniają się razem z uchwałami, więc sprawdź je, zanim zaplanujesz prace.',
      ],
      link: 'Jak pracujemy z gryzoniami {w}',
    },
  },
  links: { town: 'Wszystkie usługi {w}', list: 'Wszystkie miasta' },
});
