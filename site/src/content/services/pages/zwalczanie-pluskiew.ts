import { comparisons } from '../../pests/comparisons';
import { drawings } from '../../pests/drawings';
import type { ServiceTexts } from '../services';
import { bedbugTimeline } from '../bedbugTimeline';
import { figureTexts } from '../../company/figureTexts';
import { joinSentences } from '../../../text/joinSentences';
import { terms } from '../../offers/terms';
import { priceFrom, commonSentences, freeVisit } from '../../texts/commonSentences';
import { typeset } from '../../../text/typeset';

const { bedbug } = terms;

export default typeset<ServiceTexts>({
  head: {
    title: `Zwalczanie pluskiew {w} – ${priceFrom.bedbug}`,
    description: `Zwalczamy pluskwy {w}: bezpłatne oględziny, ${bedbug.treatments} zabiegi co ${bedbug.intervalDays} dni, pełny efekt po ${bedbug.effectWeeks} tygodniach. Zabieg ${priceFrom.bedbug}.`,
    keywords: [
      'zwalczanie pluskiew',
      'pluskwy domowe',
      'usuwanie pluskiew',
      'odpluskwianie mieszkania',
      'pluskwy cena',
      'dezynsekcja pluskiew',
    ],
    shareImage: 'pluskwy',
  },
  heading: 'Zwalczanie pluskiew',
  lead: 'Odpluskwianie mieszkań, domów i hoteli. Zaczynamy od bezpłatnych oględzin.',
  urgent: `${commonSentences.bedbugNow}\n${commonSentences.callByDay}.`,
  facts: [
    {
      label: `Co ${bedbug.intervalDays} dni`,
      value: `${bedbug.treatments} zabiegi`,
    },
    { label: 'Do pełnego efektu', value: `${bedbug.effectWeeks} tygodni` },
    freeVisit,
  ],
  picture: {
    name: 'zwalczanie-pluskiew',
    alt: 'Rysunek: technik sprawdza latarką szew materaca, przy którym siedzą pluskwy; w kółku widać jedną z bliska',
  },
  signs: {
    drawings: [drawings.pluskwa, comparisons.pluskwa],
    heading: 'Po czym poznać pluskwy',
    intro: commonSentences.bedbugProof,
    items: [
      {
        title: 'Ciemne kropki',
        text: 'Na szwach materaca, za zagłówkiem, na listwach.',
        more: { label: 'Ciemne kropki na materacu', href: '/objawy/ciemne-kropki-na-materacu' },
      },
      {
        title: 'Wylinki i jaja',
        text: 'Puste, jasne pancerzyki i białe jaja w szczelinach łóżka.',
      },
      {
        title: 'Żywe owady',
        text: 'W dzień siedzą w szczelinach. Młode są prawie przezroczyste.',
      },
      {
        title: 'Swędzące ślady',
        text: 'W rzędzie lub skupisku, na odkrytej skórze. Nie każdy na nie reaguje.',
        more: { label: 'Ślady w rzędzie po nocy', href: '/objawy/slady-w-rzedzie' },
      },
    ],
    inTowns: [
      {
        title: 'Swędzące ślady na skórze',
        text: 'W rzędzie, na odkrytej skórze.',
        href: '/objawy/slady-w-rzedzie',
      },
      {
        title: 'Ciemne kropki na pościeli',
        text: 'Także na szwach materaca i listwach.',
        href: '/objawy/ciemne-kropki-na-materacu',
      },
      {
        title: 'Wylinki i jaja',
        text: 'Puste pancerzyki w szczelinach.',
        href: '/blog/jak-rozpoznac-pluskwy-w-domu',
      },
      {
        title: 'Żywe owady',
        text: 'Płaskie, wielkości pestki jabłka.',
        href: '/uslugi/zwalczanie-pluskiew#objawy',
      },
    ],
  },
  methods: {
    picture: 'galeria-zwalczanie-pluskiew',
    heading: 'Jak zwalczamy pluskwy',
    intro: 'Jaja są odporne, więc łączymy metody.',
    items: [
      {
        title: 'Odkurzanie',
        text: 'Zbieramy owady, wylinki i część jaj.',
      },
      {
        title: 'Wygrzewanie parą',
        text: 'Gorąca para niszczy owady i jaja na materacu i tapicerce.',
      },
      {
        title: 'Oprysk szczelin',
        text: 'Preparat na listwach i za meblami działa też na młode, które wyklują się później.',
      },
      {
        title: 'Pułapki',
        text: 'Zostają pod nogami łóżka i pokazują, czy owady jeszcze wychodzą.',
      },
    ],
  },
  process: {
    heading: 'Co dzieje się po kolei',
    steps: [
      {
        title: 'Telefon i oględziny',
        text: 'Mówisz, co i gdzie widać. Technik sprawdza bezpłatnie, czy to pluskwy, i podaje cenę.',
      },
      { title: 'Przygotowanie', text: commonSentences.bedbugPreparation },
      { title: 'Zabieg', text: `${commonSentences.bedbugAway} ${commonSentences.airing}` },
      { title: 'Po powrocie', text: commonSentences.afterAiring },
    ],
  },
  timeline: bedbugTimeline,
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie pluskiew',
    faq: 'Pytania o pluskwy',
    related: 'Zanim zamówisz zwalczanie pluskiew',
  },
  faq: [
    {
      question: 'Co zrobić dziś w nocy?',
      answer:
        'Śpij we własnym łóżku i nie przenoś rzeczy do innych pokoi. Złap owada na taśmę klejącą albo zrób mu zdjęcie. Nie pryskaj środkami ze sklepu, bo rozganiają owady. ' +
        commonSentences.laundry,
    },
    {
      question: 'Ile kosztuje zwalczanie pluskiew?',
      answer: `Jeden zabieg kosztuje ${priceFrom.bedbug}; najniższa kwota dotyczy kawalerki, więc podaj metraż. Zwykle potrzeba ${bedbug.treatments} zabiegów, cenę trzeciego podaje wycena. ${commonSentences.bedbugPaid}`,
    },
    {
      question: 'Czy pluskwy są groźne dla dziecka?',
      answer: commonSentences.bedbugDanger,
    },
    {
      question: 'Co z dziećmi, psem i akwarium?',
      answer:
        'Wracają na końcu, do wywietrzonego mieszkania, gdy powierzchnie są suche. Zabierz miski i legowiska, akwarium wynieś. ' +
        commonSentences.health,
    },
    {
      question: 'Czy muszę wyrzucić łóżko?',
      answer: 'Zwykle nie. Z wynoszonych mebli owady spadają na korytarz, więc poczekaj na oględziny.',
    },
    {
      question: 'Czy pluskwy mogą wrócić?',
      answer: joinSentences(
        figureTexts.effectivenessSentence,
        figureTexts.preparation,
        'Mogą jednak znów przyjechać w bagażu albo przejść od sąsiadów. Okres gwarancji wpisujemy do wyceny.',
      ),
    },
  ],
  timeframe: commonSentences.bedbugAway,
});
