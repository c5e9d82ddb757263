import type { ServiceTexts } from '../services';
import { figureTexts } from '../../company/figureTexts';
import { joinSentences } from '../../../text/joinSentences';
import { terms } from '../../offers/terms';
import { dangers } from '../../texts/dangers';
import { priceFrom, commonSentences, freeVisit } from '../../texts/commonSentences';
import { typeset } from '../../../text/typeset';

const { arrival, disinfection } = terms;

export default typeset<ServiceTexts>({
  head: {
    title: `Dezynfekcja {w} – przyjazd w ciągu ${arrival.disinfectionHours} h`,
    description: `Dezynfekcja mieszkań, biur i lokali {w}: po chorobie, zalaniu i gryzoniach. Przyjazd w ciągu ${arrival.disinfectionHours} h, zabieg ${disinfection.workHours} h, cena ${priceFrom.disinfection}.`,
    keywords: [
      'dezynfekcja mieszkania',
      'dezynfekcja pomieszczeń',
      'odkażanie po chorobie',
      'dezynfekcja po zalaniu',
      'zamgławianie',
      'dezynfekcja biura',
    ],
  },
  heading: 'Dezynfekcja',
  lead: 'Odkażamy mieszkania, biura i lokale po chorobie, po zalaniu, po gryzoniach i gołębiach. Płacisz po wykonaniu pracy.',
  facts: [
    { label: 'Od zgłoszenia do przyjazdu', value: `Do ${arrival.disinfectionHours} godzin` },
    { label: 'Czas zabiegu', value: `${disinfection.workHours} godziny` },
    freeVisit,
  ],
  picture: {
    name: 'dezynfekcja',
    alt: 'Rysunek: technik w masce zamgławia salon z zieloną kanapą',
  },
  signs: {
    picture: 'dezynfekcja-zalanie',
    heading: 'Kiedy warto zamówić dezynfekcję',
    intro: 'Na co dzień wystarczą woda, detergent i wietrzenie.',
    items: [
      {
        title: 'Po chorobie zakaźnej',
        text: 'Gdy reszta domowników ma wrócić do wspólnej łazienki lub sypialni.',
      },
      {
        title: 'Po zalaniu i awarii kanalizacji',
        text: 'Brudna woda zostawia bakterie w podłodze i fugach.',
      },
      {
        title: 'Po gryzoniach, kunach i gołębiach',
        text: 'Odchodów nie zamiataj na sucho, żeby nie wdychać pyłu.',
      },
      {
        title: 'Po śmierci w mieszkaniu',
        text: 'Sprzątanie po zmarłych, odkażanie i osłabianie zapachu. ' + dangers.sharps,
      },
      {
        title: 'Przed wprowadzeniem się',
        text: 'Po lokatorach albo po długiej nieobecności.',
      },
      {
        title: 'W pracy z ludźmi i żywnością',
        text: 'W gabinecie, żłobku, siłowni lub kuchni, poza godzinami otwarcia.',
      },
    ],
    inTowns: [
      {
        title: 'Po chorobie zakaźnej',
        text: 'Gdy reszta domowników ma wrócić do wspólnej łazienki lub sypialni.',
        href: '/blog/dezynfekcja-mieszkania-po-chorobie',
      },
      {
        title: 'Po śmierci w mieszkaniu',
        text: 'Dyskretnie odkażamy pomieszczenie i osłabiamy zapach.',
        href: '/dezynfekcja-po-zgonie',
      },
      {
        title: 'Po zalaniu i awarii kanalizacji',
        text: 'Brudna woda zostawia bakterie w podłodze i fugach.',
        href: '/kontakt#scieki',
      },
      {
        title: 'Po gryzoniach, kunach i gołębiach',
        text: 'Nie zamiataj odchodów na sucho.',
        href: '/uslugi/dezynfekcja#objawy',
      },
    ],
  },
  methods: {
    picture: 'dezynfekcja-mycie',
    heading: 'Czym i jak odkażamy',
    intro: joinSentences(
      'O użytych środkach mówimy przed zabiegiem.',
      figureTexts.disinfectionSentence,
      dangers.biocides,
    ),
    items: [
      {
        title: 'Odkażanie powierzchni',
        text: 'Najpierw mycie, bo brud osłabia środek, potem preparat na czas podany na etykiecie.',
      },
      {
        title: 'Zamgławianie',
        text: 'Drobna mgła osiada na powierzchniach, także za meblami; szczeliny myjemy.',
      },
      {
        title: 'Oprysk',
        text: 'Ściany, posadzki i piwnice po zalaniu i po zwierzętach.',
      },
      {
        title: 'Ozonowanie',
        text: 'Usuwa lub osłabia zapach, który został; sprzątania i dezynfekcji nie zastępuje.',
      },
    ],
  },
  process: {
    heading: 'Od telefonu do wietrzenia',
    steps: [
      {
        title: 'Telefon',
        text: `Pytamy o metraż i zabrudzenie. ${commonSentences.microbes}`,
      },
      {
        title: 'Oględziny i cena',
        text: 'Technik ogląda pomieszczenia i mówi, co schować.',
      },
      {
        title: 'Zabieg',
        text: `Praca trwa ${disinfection.workHours} godziny. ${commonSentences.disinfectionAway}`,
      },
      {
        title: 'Wietrzenie',
        text: commonSentences.airing,
      },
    ],
  },
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie dezynfekcji',
    faq: 'Pytania o dezynfekcję',
    related: 'Zanim zamówisz dezynfekcję',
  },
  faq: [
    {
      question: 'Ile kosztuje dezynfekcja?',
      answer: `Dezynfekcja kosztuje ${priceFrom.disinfection}. Na cenę wpływają metraż, zabrudzenie i metoda.`,
    },
    {
      question: 'Czym różni się od sprzątania?',
      answer: 'Sprzątanie usuwa brud, dezynfekcja niszczy drobnoustroje wymienione na etykiecie środka.',
    },
    {
      question: 'Co z elektroniką, jedzeniem i roślinami?',
      answer:
        'Sprzęt wyłącz i zakryj, żywność i naczynia schowaj. Przed ozonowaniem wynieś rośliny i żywność.',
    },
    {
      question: 'Gołębie na balkonie: co wolno?',
      answer:
        'Gniazda z jajami lub pisklętami nie ruszaj: gołąb jest chroniony. Puste wolno usunąć ze względów sanitarnych od 16 października do końca lutego. Balkon myjemy i odkażamy.',
    },
    {
      question: 'Kiedy mogą wrócić niemowlę i kot?',
      answer: `Na końcu: gdy mieszkanie jest wywietrzone, powierzchnie suche, a blaty, krzesełko, zabawki i podłoga umyte wodą. ${commonSentences.health}`,
    },
    {
      question: 'Czy przyjedziecie po zamknięciu lokalu?',
      answer: 'Tak, także wieczorem, żeby lokal nie stracił dnia pracy.',
    },
  ],
  timeframe: commonSentences.disinfectionAway,
});
