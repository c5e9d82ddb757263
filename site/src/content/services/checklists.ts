import type { CallToAction } from '../texts/navigation';
import type { HeadContent } from '../texts/headContent';
import { terms } from '../offers/terms';
import { commonSentences } from '../texts/commonSentences';
import type { ServiceSlug } from './services';
import { typeset } from '../../text/typeset';
import { dangers } from '../texts/dangers';

/** A preparation checklist that fits on one printed page. */
export interface Checklist {
  /** Slug of the service; the checklist is at /przygotowanie/{slug}. */
  slug: ServiceSlug;
  title: string;
  /** Meta description, 120 to 155 characters. */
  description: string;
  /** On its card. */
  about: string;
  intro: string;
  /** A note has no box to tick. */
  parts: readonly { heading: string; items: readonly string[]; note?: string }[];
}

export interface ChecklistsContent {
  head: HeadContent;
  title: string;
  lead: string;
  listHeading: string;
  /** At the foot of a card. */
  open: string;
  /** Above the list. */
  print: string;
  printButton: string;
  /** Of the link that opens an e-mail with the address of the list. */
  send: string;
  /** Followed by the phone. */
  questions: string;
  /** On paper: a line for the day of the treatment. */
  date: string;
  callToAction: CallToAction;
}

const { bedbug } = terms;

/** Texts that the checklists share. */
export const checklistsPage: ChecklistsContent = typeset<ChecklistsContent>({
  head: {
    title: 'Jak przygotować się do zabiegu – listy do druku',
    description:
      'Listy do wydrukowania przed zwalczaniem pluskiew, dezynsekcją, deratyzacją, dezynfekcją i odgrzybianiem. Każda mieści się na jednej kartce papieru.',
    keywords: [
      'przygotowanie do zabiegu',
      'przygotowanie do dezynsekcji',
      'lista przed zabiegiem na pluskwy',
    ],
  },
  title: 'Przygotowanie do zabiegu',
  lead: 'Listy do wydrukowania: co zrobić przed przyjazdem technika i po powrocie do domu. Każda mieści się na jednej kartce.',
  listHeading: 'Wybierz usługę',
  open: 'Otwórz listę',
  print: 'Zaznaczaj to, co gotowe: zaznaczenia zostają na tym urządzeniu.',
  printButton: 'Wydrukuj listę',
  send: 'Wyślij sobie e-mailem',
  questions: 'Masz pytanie? Zadzwoń:',
  date: 'Dzień i godzina zabiegu:',
  callToAction: {
    heading: 'Nie wiesz, co z tego dotyczy ciebie?',
    text: 'Zadzwoń: powiemy, co przygotować w twoim mieszkaniu. Możesz też napisać.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
});

const afterAiring = [
  commonSentences.airing.replace('Potem jedna', 'Jedna'),
  'Umyj blaty, stół i to, czego dotykasz na co dzień.',
];
/** After a treatment whose product stays on the surfaces. */
const afterReturn = {
  heading: 'Po powrocie',
  note: commonSentences.poisoning,
  items: [...afterAiring, 'Nie zmywaj listew, szczelin i miejsc, które wskaże technik.'],
};

const aboutAnimals = `Powiedz technikowi o zwierzętach, także o akwarium i terrarium. ${commonSentences.health}`;

export const checklists: readonly Checklist[] = typeset<readonly Checklist[]>([
  {
    slug: 'zwalczanie-pluskiew',
    title: 'Przygotowanie do zwalczania pluskiew',
    description:
      'Lista do wydrukowania przed zabiegiem na pluskwy: co wyprać, co odsunąć, co spakować, na jak długo wyjść z mieszkania i co zrobić po powrocie.',
    about: `Worki, pranie w 60 °C, meble odsunięte o 50 cm, najwyżej ${bedbug.awayHours} godziny poza domem i wietrzenie.`,
    intro: commonSentences.bedbugPreparation,
    parts: [
      {
        heading: 'Kilka dni wcześniej',
        items: [
          `${commonSentences.laundry} Czego nie wolno tak prać, susz 30 minut w najwyższej temperaturze albo mroź 4 dni w −18 °C. Potem schowaj do nowych, szczelnych worków.`,
          'Po oględzinach odkurz materac, ramę łóżka i listwy; worek od razu zamknij i wyrzuć.',
          'Niczego nie wynoś do piwnicy ani do innych pokoi i śpij we własnym łóżku.',
          'Nie używaj własnych środków owadobójczych.',
          aboutAnimals,
        ],
      },
      {
        heading: 'Dzień wcześniej',
        items: [
          'Odsuń meble od ścian na 50 cm, ale zostaw je w pokoju.',
          'Opróżnij szafki nocne, pojemnik na pościel i szuflady przy łóżku.',
          'Zdejmij obrazy i zegary znad łóżka i połóż je obok.',
        ],
      },
      {
        heading: 'W dniu zabiegu',
        items: [
          'Schowaj jedzenie, naczynia, leki, szczoteczki i zabawki.',
          `Zabierz zwierzęta i wynieś akwarium. ${commonSentences.bedbugAway}`,
        ],
      },
      {
        ...afterReturn,
        items: [...afterReturn.items, `Zaplanuj kontrolę po ${bedbug.intervalDays} dniach.`],
      },
    ],
  },
  {
    slug: 'dezynsekcja',
    title: 'Przygotowanie do dezynsekcji',
    description:
      'Lista do wydrukowania przed zwalczaniem owadów: co schować, które szafki opróżnić, kiedy trzeba wyjść z mieszkania i czego potem nie zmywać.',
    about: 'Czysta kuchnia, puste szafki pod zlewem i odpowiedź, kiedy możesz zostać w domu.',
    intro: 'Przynęta działa, gdy owady nie mają innego jedzenia, a technik może dojść do ich kryjówek.',
    parts: [
      {
        heading: 'Kilka dni wcześniej',
        items: [
          'Odstaw spraye i własne środki: ich zapach zniechęca owady do żelu.',
          'Zamknij żywność i karmę w szczelnych pojemnikach, wynoś śmieci na noc.',
          'Odtłuść okap, boki kuchenki i podłogę pod szafkami; usuń kartony.',
          aboutAnimals,
        ],
      },
      {
        heading: 'W dniu zabiegu',
        items: [commonSentences.insectPreparation, commonSentences.insectAway],
      },
      {
        ...afterReturn,
        items: [...afterReturn.items, 'Zostaw pułapki kontrolne i żel na miejscu.'],
      },
    ],
  },
  {
    slug: 'deratyzacja',
    title: 'Przygotowanie do deratyzacji',
    description:
      'Lista do wydrukowania przed deratyzacją: jak zabezpieczyć żywność, czego nie zatykać i nie przestawiać oraz jak uważać na dzieci i zwierzęta.',
    about: 'Co schować przed gryzoniami, czego nie ruszać i jak żyć obok stacji i pułapek.',
    intro:
      'Gryzonie trzymają się stałych tras. Im mniej zmienisz przed przyjazdem technika, tym łatwiej je znaleźć.',
    parts: [
      {
        heading: 'Przed przyjazdem',
        items: [
          `${commonSentences.rodentFood} Wynieś śmieci.`,
          'Usuń źródła wody: cieknący kran, wiadro, kałużę przy odpływie.',
          `Nie przestawiaj regałów i nie wykładaj własnej trutki. ${commonSentences.rodentHoles}`,
          'Zapisz, gdzie i kiedy coś słychać lub widać; zrób zdjęcia śladów.',
          'W bloku powiadom administrację.',
          `Powiedz technikowi o zwierzętach. ${commonSentences.rodentAway}`,
        ],
      },
      {
        heading: 'Dopóki stoją stacje i pułapki',
        items: [
          'Nie otwieraj ich i nie przesuwaj; pokaż dzieciom, czego nie wolno ruszać.',
          'Psa wyprowadzaj po posesji na smyczy.',
          'Martwego gryzonia nie dotykaj gołą ręką: zadzwoń albo użyj rękawic i zamkniętego worka.',
          commonSentences.bait,
        ],
      },
    ],
  },
  {
    slug: 'dezynfekcja',
    title: 'Przygotowanie do dezynfekcji',
    description:
      'Lista do wydrukowania przed dezynfekcją mieszkania lub lokalu: co sprzątnąć, schować i wynieść, na ile godzin wyjść i co przetrzeć po powrocie.',
    about: 'Porządek przed odkażaniem, rzeczy do schowania i to, co przetrzeć po powrocie.',
    intro:
      'Środek odkażający działa słabiej na brudnej powierzchni, dlatego liczy się porządek przed zabiegiem.',
    parts: [
      {
        heading: 'Przed przyjazdem',
        items: [
          `Zalanie? ${dangers.floodedRoom}`,
          'Sprzątnij grubszy brud (nie po zgonie) i opróżnij blaty; odchodów nie zamiataj na sucho.',
          'Schowaj żywność, naczynia, leki, kosmetyki, szczoteczki i zabawki.',
          'Wyłącz i przykryj elektronikę; rośliny i żywność wynieś, jeśli planujemy ozonowanie.',
          `Zabierz zwierzęta, wynieś akwarium. ${commonSentences.disinfectionAway}`,
          commonSentences.microbes,
          dangers.sharps,
          aboutAnimals,
        ],
      },
      { ...afterReturn, items: afterAiring },
    ],
  },
  {
    slug: 'odgrzybianie',
    title: 'Przygotowanie do odgrzybiania i ozonowania',
    description:
      'Lista do wydrukowania przed usuwaniem pleśni: co odsunąć i wynieść z pokoju, czego nie zdrapywać i na ile godzin wyjść na czas ozonowania.',
    about: 'Co wynieść z pokoju, czemu nie zdrapywać plamy i kiedy wrócić po ozonowaniu.',
    intro: 'Pleśni nie ruszaj przed oględzinami: po plamie widać, skąd bierze się woda.',
    parts: [
      {
        heading: 'Przed przyjazdem',
        items: [
          'Nie zdrapuj nalotu na sucho i nie zamalowuj go.',
          'Wynieś z pokoju tkaniny, książki, żywność i drobne rzeczy; meble odsuń od ściany.',
          'Zapisz, kiedy plama się pojawiła i czy rośnie po deszczu, kąpieli lub w mrozy.',
          `Odsłoń kratkę wentylacyjną, okno i grzejnik. ${dangers.carbonMonoxide}`,
          aboutAnimals,
        ],
      },
      {
        heading: 'Na czas ozonowania',
        items: [
          commonSentences.ozoneAway,
          'Wróć o godzinie, którą poda technik, i nie kieruj się samym zapachem.',
        ],
      },
      {
        heading: afterReturn.heading,
        items: [
          commonSentences.airingOzone,
          'Nie dosuwaj mebli do ściany, dopóki nie wyschnie.',
          'Wietrz i ogrzewaj tak, jak ustaliliśmy.',
        ],
      },
    ],
  },
]);
