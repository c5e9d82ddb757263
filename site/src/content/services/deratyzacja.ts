import { joinSentences } from '../joinSentences';
import { newCustomers } from '../newCustomers';
import { plates } from '../plates';
import type { ServiceWords } from '../services';
import { promises } from '../promises';
import { priceFrom, sharedTexts } from '../sharedTexts';
import { typeset } from '../typeset';

const { rodent, price, safety } = promises;

export default typeset<ServiceWords>({
  head: {
    title: `Deratyzacja {w} – szczury i myszy, ${priceFrom.rodent}`,
    description: `Deratyzacja domów, bloków i firm {w}: szczury, myszy i nornice. Bezpłatne oględziny i dojazd, cena ${priceFrom.rodent}, płatność po wykonaniu.`,
    keywords: [
      'deratyzacja',
      'zwalczanie szczurów',
      'zwalczanie myszy',
      'szczury w piwnicy',
      'myszy w domu',
      'deratyzacja cena',
    ],
    shareImage: 'home',
  },
  heading: 'Deratyzacja',
  lead: `Zwalczamy szczury, myszy i nornice w domach, blokach i firmach {w}. Ustalamy gatunek i drogę wejścia, zakładamy stacje lub pułapki i pokazujemy wejścia. Pierwsza kontrola jest po ${rodent.workHours} godzinach, następne – aż przynęta przestanie znikać.`,
  facts: [
    { label: 'Cena', value: priceFrom.rodent },
    { label: 'Do pierwszej kontroli', value: `${rodent.workHours} godzin` },
    { label: 'Oględziny i dojazd', value: 'bezpłatnie' },
    { label: 'Płatność', value: 'po wykonaniu usługi' },
  ],
  picture: {
    name: 'deratyzacja',
    alt: 'Rysunek: technik z listą kontrolną świeci latarką na stację deratyzacyjną zamkniętą na klucz; przed nią, na podłodze piwnicy, siedzi szczur',
  },
  signs: {
    plates: [plates.szczur, plates.mysz],
    heading: 'Z jakim gryzoniem masz do czynienia',
    intro:
      'Gatunek decyduje o metodzie: szczur omija nowe przedmioty, mysz wszystko sprawdza, a nornik rzadko wchodzi do domu. Najwięcej mówią odchody, nory i miejsce, w którym słychać hałas.',
    items: [
      {
        title: 'Szczur wędrowny',
        text: 'Ma około 20–27 cm bez ogona, odchody długości 1–2 cm. Żyje w kanalizacji, piwnicach i śmietnikach, kopie nory przy fundamentach i zostawia tłuste smugi wzdłuż ścian. Wchodzi też pionem kanalizacyjnym.',
      },
      {
        title: 'Mysz domowa',
        text: 'Ma 7–10 cm bez ogona i przeciśnie się przez szczelinę szerokości około 6 mm. Zostawia w szafkach drobne odchody, podobne do ziaren czarnego ryżu, i nadgryzione opakowania; nocą chrobocze w ścianach.',
      },
      {
        title: 'Mysz polna i leśna',
        text: 'Przychodzą jesienią z pól i ogrodów do garaży, altan i domów przy lesie. Gromadzą zapasy: orzechy i ziarno w butach, szufladach i ociepleniu.',
      },
      {
        title: 'Nornica ruda',
        text: 'Ma rudawy grzbiet, małe uszy i krótki ogon. Mieszka na skraju lasu i w ogrodach, zimą zagląda do szop i domków. Może przenosić hantawirusy, więc jej odchodów nie zamiataj na sucho.',
      },
      {
        title: 'Nornik zwyczajny',
        text: 'Szarobrązowy, krępy, z bardzo krótkim ogonem. Ryje płytkie korytarze w trawnikach, sadach i na działkach, podgryza korzenie i korę młodych drzew.',
      },
    ],
    inTowns: [
      {
        title: 'Szczur wędrowny',
        text: 'Grube odchody, nory przy fundamentach, tłuste smugi na ścianach.',
        href: '/szkodniki/myszy-i-szczury',
      },
      {
        title: 'Mysz domowa',
        text: 'Odchody jak ziarenka ryżu w szafkach, nocą chrobot w ścianie.',
        href: '/objawy/odchody-w-szafce',
      },
      {
        title: 'Mysz polna i leśna',
        text: 'Przychodzą jesienią z pól i ogrodów do garaży i domów przy lesie.',
        href: '/uslugi/deratyzacja#objawy',
      },
      {
        title: 'Nornica i nornik',
        text: 'Nornica zagląda zimą do szop, nornik ryje korytarze w trawniku.',
        href: '/uslugi/deratyzacja#objawy',
      },
    ],
  },
  methods: {
    picture: 'dla-firm',
    heading: 'Metody deratyzacji',
    intro:
      'Samo wyłożenie trutki nie wystarcza, jeśli gryzonie wciąż mają którędy wejść i co jeść. Dlatego po zwalczaniu zamykamy drogę do budynku: nie wcześniej, żeby nie uwięzić zwierząt w środku.',
    items: [
      {
        title: 'Stacje deratyzacyjne',
        text: 'Zamykane na klucz i przymocowane pudełka z przynętą. Gryzoń wchodzi do środka, a stacja jest tak zbudowana, żeby dziecko, pies i kot nie sięgnęły do przynęty.',
      },
      {
        title: 'Pułapki mechaniczne',
        text: 'Używamy ich w kuchniach, żłobkach i wszędzie tam, gdzie nie chcemy trutki. Od razu wiadomo, ile zwierząt się złapało.',
      },
      {
        title: 'Pułapki żywołowne',
        text: 'Chwytają zwierzę bez ranienia. Sprawdzają się przy pojedynczych myszach w domu i wymagają częstego doglądania.',
      },
      {
        title: 'Uszczelnienie budynku',
        text: `${sharedTexts.sealing} Używamy siatki i materiałów, których gryzoń nie przegryzie.`,
      },
      {
        title: 'Monitoring',
        text: 'W piwnicach bloków, magazynach i lokalach sprawdzamy stacje w ustalonych terminach, żeby zauważyć problem, zanim zauważą go mieszkańcy lub klienci.',
      },
    ],
  },
  process: {
    heading: 'Przebieg deratyzacji {w}',
    steps: [
      {
        title: 'Zgłoszenie',
        text:
          'Mówisz, gdzie widać lub słychać gryzonie i czy w domu są dzieci albo zwierzęta. ' +
          `${sharedTexts.inspection} ${sharedTexts.arrivalWhenUrgent}`,
      },
      {
        title: 'Bezpłatne oględziny',
        text: 'Szukamy nor, ścieżek, odchodów i wejść. Ustalamy gatunek, plan i cenę.',
      },
      {
        title: 'Zakładanie stacji i pułapek',
        text: 'Stawiamy je na trasach gryzoni i mówimy, gdzie stoją. Przedmiotów na tych trasach lepiej wtedy nie przestawiać.',
      },
      {
        title: 'Zwalczanie',
        text: `Pułapki działają od razu, przynęta po kilku dniach. Po ${rodent.workHours} godzinach sprawdzamy pierwszy raz i w razie potrzeby zmieniamy miejsca; potem wracamy, aż przynęta przestanie znikać.`,
      },
      {
        title: 'Sprzątanie i uszczelnianie',
        text: 'Usuwamy martwe gryzonie i niewykorzystaną przynętę. Na końcu przychodzi czas na zamknięcie wejść.',
      },
    ],
  },
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie gryzoni',
    faq: 'Pytania o gryzonie',
    related: 'Zanim zamówisz deratyzację',
  },
  faq: [
    {
      question: 'Ile kosztuje deratyzacja {w}?',
      answer: joinSentences(
        `Deratyzacja kosztuje ${priceFrom.rodent}. Za dom jednorodzinny płaci się inaczej niż za piwnice całego bloku czy magazyn, więc dokładną kwotę podajemy po bezpłatnych oględzinach.`,
        newCustomers?.forOthers,
        'Płacisz po wykonaniu usługi: gotówką, kartą lub przelewem.',
      ),
    },
    {
      question: 'Słychać coś w ścianie. Jak odróżnić mysz od szczura?',
      answer:
        'Po dźwięku i odchodach. Mysz cicho chrobocze i zostawia odchody wielkości ziarna ryżu; szczur wyraźnie gryzie i stuka, a jego odchody mają 1–2 cm. Tłuste smugi przy listwach i nory szerokości kilku centymetrów wskazują na szczura. Ciężki bieg nad sufitem to raczej kuna.',
    },
    {
      question: 'Czy mój pies albo kot może się zatruć?',
      answer:
        'Przynętę wykładamy tylko w zamkniętych stacjach, w których jest umocowana, a przy zwierzętach w domu wybieramy raczej pułapki. Pilnuj jednak, żeby pies lub kot nie zjadł martwego gryzonia. W razie podejrzenia zatrucia od razu jedź do weterynarza i zabierz informację o preparacie, którą zostawia technik.',
    },
    {
      question: 'Jak długo to trwa i czy trzeba się wyprowadzić?',
      answer: `Zwykle możesz przez cały czas mieszkać u siebie. Od założenia stacji do pierwszej kontroli mija ${rodent.workHours} godzin. Przynęta działa z opóźnieniem kilku dni, dlatego kolejne kontrole robimy, aż przestanie znikać. Wyjść trzeba tylko na dezynfekcję po gryzoniach, jeśli się na nią zdecydujesz: na ${safety.awayHours} godziny. ${sharedTexts.airing}`,
    },
    {
      question: 'Szczury są w piwnicy bloku. Kto zamawia deratyzację?',
      answer:
        'Części wspólne należą do wspólnoty lub spółdzielni, więc zgłoś sprawę zarządcy. Wiele gmin określa w regulaminie utrzymania czystości i porządku terminy obowiązkowej deratyzacji; sprawdzisz je w urzędzie. Możemy przygotować wycenę dla całego budynku, a pojedynczą komórkę lub mieszkanie obsłużymy na twoje zlecenie.',
    },
    {
      question: 'A jeśli gryzoń zdechnie w ścianie?',
      answer:
        'Przy trutce takie ryzyko jest i wolimy powiedzieć o tym wprost. Dlatego w pomieszczeniach mieszkalnych stawiamy przede wszystkim pułapki, a stacje – na zewnątrz i w piwnicy. Jeśli mimo to pojawi się zapach, zadzwoń: poszukamy źródła i usuniemy je, gdy da się do niego dostać.',
    },
    {
      question: 'Co zrobić do czasu przyjazdu technika?',
      answer: `${sharedTexts.rodentFood} Wynieś śmieci i zamknij klapę sedesu. ${sharedTexts.rodentHoles} Nie wykładaj własnej trutki: gryzonie zmienią trasę i trudniej będzie je wytropić. Odchody zwilż płynem dezynfekującym, w rękawicach zbierz papierem i wyrzuć w zamkniętym worku.`,
    },
  ],
  timeframe: `Pierwsza kontrola jest po ${rodent.workHours} godzinach, następne – aż przynęta przestanie znikać.`,
  priceFrom: price.rodent,
});
