import { plates } from '../plates';
import type { ServiceWords } from '../services';
import { promises } from '../promises';
import { sharedTexts } from '../sharedTexts';
import { typeset } from '../typeset';

const { mould, safety } = promises;

export default typeset<ServiceWords>({
  head: {
    title: 'Odgrzybianie i ozonowanie {w} – usuwanie pleśni',
    description: `Usuwamy pleśń i zapach stęchlizny {w}: pomiar wilgotności, odgrzybianie i ozonowanie w ${mould.workDays} dni. Oględziny, dojazd i wycena są bezpłatne. Zadzwoń.`,
    keywords: [
      'odgrzybianie ścian',
      'usuwanie pleśni',
      'usuwanie grzyba ze ściany',
      'ozonowanie mieszkania',
      'pleśń na ścianie',
      'zapach stęchlizny',
    ],
    shareImage: 'odgrzybianie',
  },
  heading: 'Odgrzybianie i ozonowanie',
  lead: `Usuwamy pleśń ze ścian, sufitów i piwnic {w} oraz pomagamy znaleźć przyczynę wilgoci, żeby plamy nie wróciły następnej zimy. Prace trwają ${mould.workDays} dni. Oględziny, dojazd i wycena są bezpłatne.`,
  facts: [
    { label: 'Wycena i oględziny', value: 'bezpłatnie' },
    { label: 'Czas prac', value: `${mould.workDays} dni` },
    { label: 'Poza domem przy ozonowaniu', value: `${safety.awayHours} godziny` },
    { label: 'Cena', value: 'po oględzinach' },
  ],
  picture: {
    name: 'odgrzybianie',
    alt: 'Rysunek: technik w masce zdejmuje szpachlą zagrzybiony tynk; odsłonięta ściana jest czysta, gruz leży w wiadrze, a obok stoi wyłączony ozonator',
  },
  signs: {
    plates: [plates.plesn],
    heading: 'Po czym poznać, że to pleśń',
    intro:
      'Plama jest skutkiem, a przyczyną prawie zawsze woda: skroplona na zimnej ścianie, wnikająca z gruntu albo cieknąca z rury. Im wcześniej znajdziesz źródło, tym mniej tynku trzeba ruszać.',
    items: [
      {
        title: 'Ciemny nalot w narożniku',
        text: 'Czarne, zielonkawe lub szare kropki za szafą, przy oknie, nad listwą i wokół wanny. Po przetarciu wracają.',
      },
      {
        title: 'Zapach stęchlizny',
        text: 'Czuć go po powrocie do domu, w szafie albo w piwnicy, nawet gdy niczego nie widać. Pleśń może rosnąć pod tapetą, panelami lub za meblami.',
      },
      {
        title: 'Odspojona farba i tapeta',
        text: 'Pęcherze, łuszczenie i mokry lub sypiący się tynk oznaczają, że ściana jest wilgotna w środku.',
      },
      {
        title: 'Woda na szybach',
        text: 'Codzienne skraplanie na oknach i zimnych ścianach mówi, że w pokoju jest za dużo pary i za mało wymiany powietrza.',
      },
      {
        title: 'Kaszel lub katar, które słabną poza domem',
        text: 'Mogą mieć związek z pleśnią, której zarodniki nasilają alergię i astmę. Przyczynę objawów oceni lekarz; nam nie trzeba o nich mówić.',
      },
    ],
    inTowns: [
      {
        title: 'Ciemny nalot w narożniku',
        text: 'Czarne lub szare kropki za szafą i przy oknie, które po przetarciu wracają.',
        href: '/objawy/czarne-plamy-na-scianie',
      },
      {
        title: 'Zapach stęchlizny',
        text: 'Czuć go po powrocie do domu, nawet gdy plamy nie widać.',
        href: '/objawy/zapach-stechlizny',
      },
      {
        title: 'Odspojona farba i tapeta',
        text: 'Pęcherze i sypiący się tynk oznaczają, że ściana jest wilgotna w środku.',
        href: '/uslugi/odgrzybianie#objawy',
      },
      {
        title: 'Woda na szybach',
        text: 'Codzienne skraplanie mówi, że w pokoju jest za mało wymiany powietrza.',
        href: '/uslugi/odgrzybianie#objawy',
      },
    ],
  },
  methods: {
    picture: 'galeria-odgrzybianie-przed-i-po',
    heading: 'Jak usuwamy pleśń i zapach',
    intro:
      'Samo zamalowanie grzyba ukrywa go na kilka tygodni. Pracujemy w kolejności, która usuwa najpierw grzybnię, potem zarodniki, a na końcu zapach.',
    items: [
      {
        title: 'Pomiar wilgotności',
        text: 'Sprawdzamy ściany i powietrze, żeby odróżnić skraplanie od przecieku i wody z gruntu.',
      },
      {
        title: 'Usunięcie grzybni',
        text: 'Zdejmujemy zagrzybioną farbę i tapetę, a gdy trzeba – skuwamy tynk. Miejsce pracy osłaniamy, żeby zarodniki nie przeszły do innych pokoi.',
      },
      {
        title: 'Środki grzybobójcze',
        text: 'Nasycamy nimi oczyszczoną ścianę i zostawiamy na czas podany przez producenta, aż zadziałają także w porach tynku.',
      },
      {
        title: 'Ozonowanie',
        text: 'Ozon usuwa lub osłabia zapach stęchlizny. Nie zastępuje oczyszczenia ściany ani usunięcia przyczyny wilgoci.',
      },
      {
        title: 'Zabezpieczenie ściany',
        text: 'Suchą i czystą powierzchnię pokrywamy preparatem, który utrudnia pleśni powrót. Dopiero wtedy można malować.',
      },
    ],
  },
  process: {
    heading: 'Jak przebiega odgrzybianie {w}',
    steps: [
      {
        title: 'Telefon',
        text: 'Pytamy, gdzie jest plama, jak duża i od kiedy. Doradzamy, czego do przyjazdu nie robić, na przykład nie zdrapywać jej na sucho.',
      },
      {
        title: 'Oględziny i pomiar',
        text: 'Mierzymy wilgotność, sprawdzamy wentylację i mówimy, skąd prawdopodobnie bierze się woda. Wycena jest bezpłatna.',
      },
      {
        title: 'Oczyszczenie',
        text: 'Odsuwamy i osłaniamy meble, usuwamy zagrzybioną warstwę i nanosimy środek grzybobójczy.',
      },
      {
        title: 'Ozonowanie i wietrzenie',
        text: `Wychodzisz zwykle na ${safety.awayHours} godziny, także ze zwierzętami; rośliny wynosisz. ${sharedTexts.airingOzone}`,
      },
      {
        title: 'Zabezpieczenie i zalecenia',
        text: `Pokrywamy ścianę preparatem ochronnym i tłumaczymy, co zmienić w wietrzeniu, ogrzewaniu lub ustawieniu mebli. Całość trwa ${mould.workDays} dni.`,
      },
    ],
  },
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie pleśni',
    faq: 'Pytania o pleśń',
    related: 'Zanim zamówisz odgrzybianie',
  },
  faq: [
    {
      question: 'Ile kosztuje usunięcie pleśni {w}?',
      answer:
        'To zależy od powierzchni, od tego, czy trzeba skuć tynk, i od przyczyny wilgoci, dlatego nie podajemy ceny bez obejrzenia ściany. Dojazd, oględziny i wycena nic nie kosztują. Płacisz dopiero po wykonaniu usługi.',
    },
    {
      question: 'Dlaczego odgrzybianie zajmuje od 2 do 7 dni?',
      answer:
        'Mała plama w narożniku to 2 dni: oczyszczenie, środek grzybobójczy i zabezpieczenie. Przy większej powierzchni preparat musi działać dłużej, a ściana schnąć między kolejnymi warstwami, i wtedy prace trwają do 7 dni. Ekipa nie pracuje u ciebie bez przerwy: dużą część tego czasu zajmuje schnięcie.',
    },
    {
      question: 'Czy nie wystarczy umyć ściany środkiem z chlorem?',
      answer:
        'Na gładkich płytkach i fugach czasem wystarczy. Na tynku chlor rozjaśnia plamę, ale grzybnia w porach często przeżywa. Nigdy nie mieszaj takich środków z octem ani z innymi preparatami do czyszczenia, bo powstają trujące gazy. Nalotu nie szoruj na sucho, żeby nie roznieść zarodników po pokoju.',
    },
    {
      question: 'Co daje ozonowanie i kiedy można wrócić?',
      answer:
        'Ozon usuwa lub osłabia zapach stęchlizny, dymu i zwierząt. Drażni drogi oddechowe, dlatego podczas zabiegu w mieszkaniu nie może być ludzi, zwierząt ani roślin. ' +
        sharedTexts.airingOzone,
    },
    {
      question: 'Czy pleśń wróci?',
      answer:
        'Wróci, jeśli ściana nadal będzie mokra. Dlatego razem z pleśnią szukamy źródła wody: zatkanej kratki, mostka termicznego, przecieku, nieszczelnej rynny. Na naszą pracę dajemy gwarancję, której okres wpisujemy do wyceny, a naprawę rury czy ocieplenie budynku trzeba zlecić osobno – powiemy, od czego zacząć.',
    },
    {
      question: 'Czy w czasie prac można mieszkać w domu?',
      answer:
        'Zwykle tak, w pokojach, których nie oczyszczamy. Zagrzybione pomieszczenie jest wtedy osłonięte i wyłączone z użytku. Na dzień skuwania tynku małym dzieciom i osobom wrażliwym na pył lepiej zapewnić inny nocleg. Na ozonowanie wychodzą wszyscy.',
    },
  ],
  timeframe: `Odgrzybianie trwa ${mould.workDays} dni, zależnie od powierzchni i czasu schnięcia ściany.`,
});
