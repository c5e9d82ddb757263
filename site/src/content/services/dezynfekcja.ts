import type { ServiceWords } from '../services';
import { claims } from '../claims';
import { joinSentences } from '../joinSentences';
import { promises } from '../promises';
import { priceFrom, sharedTexts } from '../sharedTexts';
import { typeset } from '../typeset';

const { arrival, disinfection, price, safety } = promises;

export default typeset<ServiceWords>({
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
    shareImage: 'home',
  },
  heading: 'Dezynfekcja',
  lead: joinSentences(
    `Odkażamy mieszkania, biura i lokale {w} po chorobie, zalaniu, gryzoniach i gołębiach. Płacisz po wykonaniu pracy.`,
    claims.disinfectionSentence,
  ),
  facts: [
    { label: 'Cena', value: priceFrom.disinfection },
    { label: 'Przyjazd', value: `w ciągu ${arrival.disinfectionHours} godzin` },
    { label: 'Czas zabiegu', value: `${disinfection.workHours} godziny` },
    claims.disinfection
      ? { label: 'Skuteczność środków według producentów', value: claims.disinfection }
      : { label: 'Wycena i dojazd', value: 'bezpłatnie' },
  ],
  picture: {
    name: 'dezynfekcja',
    alt: 'Rysunek: technik w masce zamgławia salon z zieloną kanapą',
  },
  signs: {
    heading: 'Kiedy warto zamówić dezynfekcję',
    intro:
      'Na co dzień wystarczą woda, detergent i wietrzenie. Dezynfekcja jest potrzebna, gdy w pomieszczeniu mogły zostać drobnoustroje, których zwykłe sprzątanie nie usunie.',
    items: [
      {
        title: 'Po chorobie zakaźnej',
        text: 'Gdy domownik wyzdrowiał, a reszta ma wrócić do wspólnej łazienki, sypialni czy pokoju dziecka.',
      },
      {
        title: 'Po zalaniu i awarii kanalizacji',
        text: 'Brudna woda zostawia bakterie w podłodze, fugach i listwach także wtedy, gdy wszystko wygląda na suche.',
      },
      {
        title: 'Po gryzoniach, kunach i gołębiach',
        text: 'Odchody na strychu, w piwnicy czy na balkonie mogą zawierać chorobotwórcze drobnoustroje. Nie zamiataj ich na sucho, żeby nie wdychać pyłu.',
      },
      {
        title: 'Po śmierci w mieszkaniu',
        text:
          'Odkażamy pomieszczenie i usuwamy zapach, spokojnie i dyskretnie, żeby rodzina nie musiała robić tego sama. ' +
          sharedTexts.sharps,
      },
      {
        title: 'Przed wprowadzeniem się',
        text: 'Przed wynajmem, po lokatorach, po długiej nieobecności albo przed narodzinami dziecka.',
      },
      {
        title: 'W pracy z ludźmi i żywnością',
        text: 'W gabinecie, żłobku, siłowni, kuchni czy biurze, jednorazowo albo w stałych terminach poza godzinami otwarcia.',
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
        text: 'Odkażamy pomieszczenie i usuwamy zapach, spokojnie i dyskretnie.',
        href: '/dezynfekcja-po-zgonie',
      },
      {
        title: 'Po zalaniu i awarii kanalizacji',
        text: 'Brudna woda zostawia bakterie w podłodze i fugach.',
        href: '/uslugi/dezynfekcja#objawy',
      },
      {
        title: 'Po gryzoniach, kunach i gołębiach',
        text: 'Nie zamiataj odchodów na sucho.',
        href: '/uslugi/dezynfekcja#objawy',
      },
    ],
  },
  methods: {
    picture: 'ozonowanie',
    heading: 'Czym i jak odkażamy',
    intro:
      'Sposób zależy od tego, co trzeba odkazić: klamkę, tapczan czy powietrze w całej sali. O użytych środkach mówimy przed zabiegiem.',
    items: [
      {
        title: 'Odkażanie powierzchni',
        text: 'Najpierw mycie, bo brud osłabia działanie środka, potem preparat na klamki, blaty, armaturę i podłogi. Zostaje na nich tak długo, jak wymaga etykieta.',
      },
      {
        title: 'Zamgławianie',
        text: 'Drobna mgła dociera tam, gdzie nie sięga ściereczka: za meble, pod blaty i w zakamarki. Sprawdza się w większych pomieszczeniach.',
      },
      {
        title: 'Oprysk',
        text: 'Stosujemy go na ścianach, posadzkach i w piwnicach, po zalaniu i po zwierzętach, gdzie powierzchnia jest chłonna lub nierówna.',
      },
      {
        title: 'Ozonowanie',
        text: 'Usuwa zapach, który został po sprzątaniu i dezynfekcji; ich nie zastępuje. Na ten czas nikt nie może przebywać w środku.',
      },
    ],
  },
  process: {
    heading: 'Od telefonu do wietrzenia',
    steps: [
      {
        title: 'Rozmowa i wycena',
        text: 'Pytamy, co się stało, jaki jest metraż i kiedy lokal ma być gotowy. O nazwiska i stan zdrowia nie pytamy. Wycena jest bezpłatna.',
      },
      {
        title: `Przyjazd w ciągu ${arrival.disinfectionHours} godzin`,
        text: 'Technik ogląda pomieszczenia i mówi, co schować: żywność, naczynia, szczoteczki i zabawki.',
      },
      {
        title: 'Zabieg',
        text: `Czyścimy, a potem odkażamy. Praca trwa ${disinfection.workHours} godziny; poza domem spędzasz zwykle ${safety.awayHours} godziny.`,
      },
      {
        title: 'Wietrzenie i powrót',
        text: `${sharedTexts.airing} Technik mówi, które powierzchnie przetrzeć, zanim zaczniesz z nich korzystać.`,
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
      question: 'Ile kosztuje dezynfekcja mieszkania lub lokalu {w}?',
      answer: `Dezynfekcja kosztuje ${priceFrom.disinfection}. Na cenę wpływają metraż, stopień zabrudzenia i wybrana metoda. Kwotę poznajesz przed zabiegiem, a za wycenę i dojazd nie płacisz.`,
    },
    {
      question: 'Jak szybko możecie przyjechać i ile to potrwa?',
      answer: `${sharedTexts.disinfection} ${sharedTexts.arrivalWhenUrgent} Licząc czas działania środka, zaplanuj ${safety.awayHours} godziny nieobecności, a potem ${safety.airingMinutes} minut przy otwartych oknach. Jeśli najpierw trzeba wybrać muł albo wynieść rzeczy, termin zabiegu ustalamy na miejscu.`,
    },
    {
      question: 'Czym różni się dezynfekcja od dokładnego sprzątania?',
      answer:
        'Sprzątanie usuwa brud i część drobnoustrojów razem z nim. Dezynfekcja niszczy drobnoustroje wymienione na etykiecie środka – pod warunkiem że jest właściwie dobrany i ma dość czasu, by zadziałać. Jedno nie zastępuje drugiego: na brudnej powierzchni środek odkażający działa słabiej, dlatego zaczynamy od mycia.',
    },
    {
      question: 'Co ze sprzętem elektronicznym, jedzeniem i roślinami?',
      answer:
        'Komputery i telewizory wyłącz i zakryj albo zostaw to nam. Żywność, naczynia i karmę schowaj do szczelnych szafek lub lodówki, a rośliny wynieś, jeśli planujemy ozonowanie. Książki i obrazy zostają zwykle na miejscu – przy wrażliwych rzeczach zmieniamy metodę.',
    },
    {
      question: 'Kiedy po dezynfekcji mogą wrócić niemowlę i kot?',
      answer:
        'Po upływie podanego czasu i wywietrzeniu. Umyj wodą blaty, krzesełko do karmienia i zabawki, które trafiają do buzi, oraz podłogę tam, gdzie dziecko raczkuje. Zwierzęta na czas zabiegu przenieś do znajomych lub zabierz ze sobą.',
    },
    {
      question: 'Czy przyjedziecie do firmy po godzinach pracy?',
      answer:
        'Tak, termin ustalamy tak, by nie zamykać lokalu w środku dnia. Biura i gabinety możemy odkazić wieczorem, a jeśli dezynfekcja ma się powtarzać, od razu ustalamy kolejne daty. Rozmawiamy po polsku i po angielsku.',
    },
  ],
  timeframe: `Licząc czas działania środka, zaplanuj ${safety.awayHours} godziny nieobecności i ${safety.airingMinutes} minut wietrzenia.`,
  priceFrom: price.disinfection,
});
