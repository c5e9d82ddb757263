import { drawings } from '../../pests/drawings';
import type { ServiceTexts } from '../services';
import { terms } from '../../offers/terms';
import { dangers } from '../../texts/dangers';
import { commonSentences, freeVisit } from '../../texts/commonSentences';
import { typeset } from '../../../text/typeset';

const { mould, safety } = terms;

export default typeset<ServiceTexts>({
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
  heading: 'Odgrzybianie',
  lead: 'Usuwamy pleśń ze ścian, sufitów i piwnic i pomagamy znaleźć przyczynę wilgoci, żeby plamy nie wróciły.',
  facts: [
    freeVisit,
    { label: 'Czas prac', value: `${mould.workDays} dni` },
    { label: 'Poza domem przy ozonowaniu', value: `${safety.awayHours} godziny` },
  ],
  picture: {
    name: 'odgrzybianie',
    alt: 'Rysunek: technik w masce zdejmuje szpachlą zagrzybiony tynk; odsłonięta ściana jest czysta, gruz leży w wiadrze, a obok stoi wyłączony ozonator',
  },
  signs: {
    drawings: [drawings.plesn],
    heading: 'Po czym poznać, że to pleśń',
    intro:
      'Plama jest skutkiem, a przyczyną prawie zawsze woda: skroplona na zimnej ścianie, wnikająca z gruntu albo cieknąca z rury.',
    items: [
      {
        title: 'Ciemny nalot w narożniku',
        text: 'Kropki za szafą, przy oknie, wokół wanny. Po przetarciu wracają.',
      },
      {
        title: 'Zapach stęchlizny',
        text: 'Czuć go po powrocie do domu, także gdy plamy nie widać: pod tapetą lub panelami.',
      },
      {
        title: 'Odchodząca farba i tapeta',
        text: 'Pęcherze i sypiący się tynk: ściana jest wilgotna w środku.',
      },
      {
        title: 'Woda na szybach',
        text: 'W pokoju jest za dużo pary i za mało wymiany powietrza.',
      },
      {
        title: 'Kaszel, który słabnie poza domem',
        text: 'Zarodniki nasilają alergię i astmę. Przyczynę oceni lekarz; nam nie trzeba o niej mówić.',
      },
    ],
    warning: dangers.carbonMonoxide,
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
        title: 'Odchodząca farba i tapeta',
        text: 'Pęcherze i sypiący się tynk oznaczają, że ściana jest wilgotna w środku.',
        href: '/uslugi/odgrzybianie#objawy',
      },
      {
        title: 'Woda na szybach',
        text: 'Za dużo pary, za mało wymiany powietrza.',
        href: '/uslugi/odgrzybianie#objawy',
      },
    ],
  },
  methods: {
    picture: 'galeria-odgrzybianie-przed-i-po',
    heading: 'Jak usuwamy pleśń i zapach',
    intro:
      'Zamalowany grzyb wraca po kilku tygodniach. Najpierw usuwamy grzybnię, potem zapach, na końcu zabezpieczamy ścianę.',
    items: [
      {
        title: 'Usunięcie grzybni',
        text: 'Zdejmujemy farbę i tapetę, a gdy trzeba, skuwamy tynk. Miejsce pracy osłaniamy.',
      },
      {
        title: 'Środki grzybobójcze',
        text: 'Działają na oczyszczonej ścianie przez czas podany przez producenta.',
      },
      {
        title: 'Ozonowanie',
        text: 'Usuwa lub osłabia zapach stęchlizny; oczyszczenia ściany nie zastępuje.',
      },
      {
        title: 'Zabezpieczenie ściany',
        text: 'Preparat utrudnia pleśni powrót. Dopiero potem można malować.',
      },
    ],
  },
  process: {
    heading: 'Jak przebiega odgrzybianie',
    steps: [
      {
        title: 'Telefon',
        text: 'Pytamy, gdzie jest plama, jak duża i od kiedy. Nie zdrapuj jej na sucho, a dziecko połóż w innym pokoju.',
      },
      {
        title: 'Oględziny i pomiar',
        text: 'Pomiar pokazuje, czy to skropliny, przeciek czy woda z gruntu. Mówimy, co zmienić w wietrzeniu i ogrzewaniu.',
      },
      {
        title: 'Oczyszczenie',
        text: 'Osłaniamy meble, usuwamy zagrzybioną warstwę, nanosimy środek.',
      },
      {
        title: 'Ozonowanie i zabezpieczenie',
        text: `Jeśli zostaje zapach, ozonujemy. ${commonSentences.ozoneAway} Na koniec zabezpieczamy ścianę.`,
      },
    ],
  },
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie pleśni i stęchlizny',
    faq: 'Pytania o pleśń',
    related: 'Zanim zamówisz odgrzybianie',
  },
  faq: [
    {
      question: 'Ile kosztuje usunięcie pleśni?',
      answer:
        'To zależy od powierzchni, od tego, czy trzeba skuć tynk, i od przyczyny wilgoci. Cenę podajemy po bezpłatnych oględzinach.',
    },
    {
      question: 'Dlaczego odgrzybianie zajmuje od 2 do 7 dni?',
      answer:
        'Mała plama to 2 dni. Przy większej powierzchni ściana musi schnąć między warstwami i prace trwają do 7 dni.',
    },
    {
      question: 'Czy nie wystarczy środek z chlorem?',
      answer:
        'Na płytkach i fugach czasem tak. Na tynku rozjaśnia plamę, a grzybnia w porach zostaje. ' +
        dangers.bleach,
    },
    {
      question: 'Czy pleśń wróci?',
      answer:
        'Wróci, jeśli ściana nadal będzie mokra. Naprawę rury czy ocieplenie trzeba zlecić osobno. Okres gwarancji podaje wycena.',
    },
    {
      question: 'Czy w czasie prac można mieszkać w domu?',
      answer: `Zwykle tak, w pozostałych pokojach. W dniu skuwania tynku dzieci i osoby wrażliwe na pył powinny nocować gdzie indziej. ${commonSentences.airingOzone}`,
    },
  ],
  timeframe: `Odgrzybianie trwa ${mould.workDays} dni, zależnie od powierzchni i czasu schnięcia ściany.`,
});
