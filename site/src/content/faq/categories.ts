import type { Question } from '../services/services';
import { newCustomers } from '../offers/newCustomers';
import { terms } from '../offers/terms';
import { commonSentences, priceFrom, supplement } from '../texts/commonSentences';
import { joinSentences } from '../../text/joinSentences';
import { listProblems, urgencyLevels, type UrgencyLevel } from '../services/urgency';
import { typeset } from '../../text/typeset';
import { dangers } from '../texts/dangers';

export interface FaqQuestion extends Question {
  /** Shown in place of `answer`, which search engines read. */
  lists?: readonly { level: UrgencyLevel; items: readonly string[] }[];
  /** Above the lists: a danger. */
  before?: string;
}

export interface FaqCategory {
  /** Fragment of the category's address: /faq#pluskwy. */
  id: string;
  name: string;
  /** On the link to it: all of them take two rows of a phone, in any font. */
  short: string;
  questions: readonly FaqQuestion[];
}

const { hours, bedbug, marten, mould } = terms;

const levels = (['urgent', 'soon', 'ordinary'] as const).map((level) => ({
  level,
  heading: `${urgencyLevels[level].name}: ${urgencyLevels[level].call}`,
  items: listProblems(level),
}));

export const faqCategories: readonly FaqCategory[] = typeset<readonly FaqCategory[]>([
  {
    id: 'ogolne',
    name: 'Ogólne pytania o DDD',
    short: 'Ogólne',
    questions: [
      {
        question: 'Co jest pilne, a co może poczekać?',
        answer: [
          dangers.sting,
          ...levels.map(({ heading, items }) => `${heading}. Są to: ${items.join('; ')}.`),
        ].join(' '),
        lists: levels,
        before: dangers.sting,
      },
      {
        question: 'Jak szybko przyjedziecie?',
        answer: `${commonSentences.arrivalInEmergencies} ${commonSentences.inspection} Na dezynfekcję przyjeżdżamy w ciągu ${terms.arrival.disinfectionHours} godzin od zgłoszenia.`,
      },
      {
        question: 'Kiedy odbieracie telefon?',
        answer: `Telefon odbieramy od poniedziałku do piątku w godzinach ${hours.weekdays}, w soboty i niedziele ${hours.weekend}, a w pilnych sprawach całą dobę. ${commonSentences.replyByPhone}.`,
      },
      {
        question: 'Co to jest DDD?',
        answer:
          'Dezynfekcja niszczy drobnoustroje, dezynsekcja zwalcza owady, a deratyzacja – myszy i szczury.',
      },
      {
        question: 'Kiedy warto wezwać firmę DDD?',
        answer: 'Gdy szkodniki wracają mimo domowych sposobów i zawsze przy podejrzeniu pluskiew.',
      },
      {
        question: 'Ile kosztuje zabieg?',
        answer: joinSentences(
          `Zwalczanie pluskiew kosztuje ${priceFrom.bedbug} za zabieg (zwykle potrzeba ${bedbug.treatments}), deratyzacja ${priceFrom.rodent}, dezynfekcja ${priceFrom.disinfection}, a dezynsekcja ${priceFrom.insect}. Kuny i pleśń wyceniamy po bezpłatnych oględzinach. Dopłata za noc i weekend: ${supplement}.`,
          newCustomers && 'Ceny dla nowych klientów podaje cennik.',
        ),
      },
      {
        question: 'Kiedy i jak się płaci?',
        answer:
          'Po wykonaniu zabiegu: gotówką, kartą albo przelewem. Ceny zawierają VAT, a fakturę wystawiamy na życzenie.',
      },
      {
        question: 'Kto płaci: najemca czy właściciel?',
        answer: `${commonSentences.whoPays} Szkodniki zgłoś właścicielowi na piśmie.`,
      },
      {
        question: 'Czy mogę odstąpić od umowy?',
        answer:
          'Jako konsument zwykle tak, w ciągu 14 dni od zawarcia umowy. Wyjątki to pilna naprawa, do której nas wzywasz, i usługa wykonana w całości za twoją wyraźną, wcześniejszą zgodą. Mówimy o nich, zanim zaczniemy.',
      },
      {
        question: 'Czy dajecie gwarancję?',
        answer: `Tak. ${commonSentences.cockroachGuarantee} Okres dla pozostałych usług wpisujemy do wyceny. Gwarancja nie ogranicza praw, które dają ci przepisy.`,
      },
      {
        question: 'Czy sąsiedzi dowiedzą się o zabiegu?',
        answer: commonSentences.discretion,
      },
    ],
  },
  {
    id: 'bezpieczenstwo',
    name: 'Bezpieczeństwo zabiegów',
    short: 'Bezpieczeństwo',
    questions: [
      {
        question: 'Co z dziećmi i zwierzętami podczas zabiegu?',
        answer: `Przy oprysku, zamgławianiu i ozonowaniu wychodzą, a wracają na końcu, do wywietrzonego mieszkania, gdy powierzchnie są suche. Zabierz miski, schowaj zabawki, wynieś akwarium. ${commonSentences.health}`,
      },
      {
        question: 'Czy trzeba opuścić mieszkanie?',
        answer: `${commonSentences.insectAway} ${commonSentences.bedbugAway} ${commonSentences.disinfectionAway} ${commonSentences.rodentAway}`,
      },
      {
        question: 'Kiedy można wrócić i jak wietrzyć?',
        answer: `Przed zabiegiem podajemy, po ilu godzinach można wejść. ${commonSentences.airing} ${commonSentences.airingOzone} ${commonSentences.poisoning}`,
      },
      {
        question: 'Co schować, a co umyć?',
        answer: `Jedzenie i naczynia schowaj przed zabiegiem do szafek. ${commonSentences.afterAiring}`,
      },
    ],
  },
  {
    id: 'pluskwy',
    name: 'Zwalczanie pluskiew',
    short: 'Pluskwy',
    questions: [
      {
        question: 'Skąd się biorą pluskwy?',
        answer:
          'Przyjeżdżają w bagażu, w używanych meblach albo przechodzą od sąsiadów wzdłuż rur. Nie są oznaką brudu.',
      },
      {
        question: 'Jak rozpoznać pluskwy?',
        answer: `Dorosły owad jest płaski, rudobrunatny i ma 5–7 mm. ${commonSentences.bedbugProof}`,
      },
      {
        question: 'Jak przebiega zwalczanie pluskiew?',
        answer: `Oględziny, przygotowanie mieszkania, ${bedbug.treatments} zabiegi co ${bedbug.intervalDays} dni i kontrola. Pełny efekt widać po ${bedbug.effectWeeks} tygodniach.`,
      },
      {
        question: 'Jak przygotować mieszkanie?',
        answer: joinSentences(
          commonSentences.laundry,
          'Po oględzinach odkurz szczeliny, odsuń meble od ścian, opróżnij szafki przy łóżku. Niczego nie przenoś do innych pokoi.',
        ),
      },
      {
        question: 'Czy pluskwy mogą wrócić?',
        answer: 'Mogą, gdy ktoś znów je przywiezie albo przejdą od sąsiadów.',
      },
    ],
  },
  {
    id: 'kuny',
    name: 'Odstraszanie kun',
    short: 'Kuny',
    questions: [
      {
        question: 'Czy metody odstraszania kun są humanitarne?',
        answer:
          'Tak: zapach, dźwięk i światło, bez trucizny. Od marca do lipca nie zamykamy żadnego wejścia, bo mogą być młode.',
      },
      {
        question: 'Ile trwa odstraszanie kun?',
        answer: `Prace prowadzimy od sierpnia do lutego; trwają ${marten.workDays} dni. Pierwsze efekty widać po ${marten.firstWeeks} tygodniach, pełne po ${marten.effectWeeks} tygodniach.`,
      },
      {
        question: 'Jakie szkody robią kuny?',
        answer:
          'Rozszarpują ocieplenie i folię dachową, brudzą poddasze, a w samochodach przegryzają przewody.',
      },
      {
        question: 'Czy kuna wróci?',
        answer:
          'Nie tą samą drogą, jeśli otwory są zamknięte. Co roku obejrzyj podbitkę z ziemi i skróć gałęzie nad dachem. ' +
          dangers.pruning,
      },
    ],
  },
  {
    id: 'odgrzybianie',
    name: 'Odgrzybianie i ozonowanie',
    short: 'Pleśń',
    questions: [
      {
        question: 'Skąd bierze się pleśń na ścianach?',
        answer:
          'Z wilgoci, która nie ma jak wyschnąć: po zalaniu, z nieszczelnego dachu, przez słabą wentylację.',
      },
      {
        question: 'Jak przebiega odgrzybianie?',
        answer: `Mierzymy wilgotność ścian, usuwamy nalot, nakładamy środek grzybobójczy i zabezpieczamy ścianę. Prace trwają ${mould.workDays} dni.`,
      },
      {
        question: 'Na czym polega ozonowanie?',
        answer:
          'Ozon utlenia cząsteczki zapachów. Usuwa lub osłabia zapach stęchlizny, ale nie zastępuje usunięcia pleśni i przyczyny wilgoci. Drażni drogi oddechowe. ' +
          commonSentences.ozoneAway,
      },
      {
        question: 'Ile kosztuje odgrzybianie?',
        answer: 'To zależy od powierzchni i przyczyny wilgoci. Cenę podajemy po bezpłatnych oględzinach.',
      },
      {
        question: 'Czy mogę usunąć pleśń samodzielnie?',
        answer:
          'Mały, świeży nalot tak: w rękawicach i masce, na mokro. ' +
          dangers.bleach +
          ' Gdy plama jest duża albo wraca, trzeba znaleźć, skąd bierze się woda. ' +
          dangers.carbonMonoxide,
      },
    ],
  },
]);
