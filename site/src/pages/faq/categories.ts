import type { Question } from '../../content/services';
import { claims } from '../../content/claims';
import { newCustomers } from '../../content/newCustomers';
import { promises } from '../../content/promises';
import { priceFrom, sharedTexts } from '../../content/sharedTexts';
import { joinSentences } from '../../content/joinSentences';
import { problemsAt, urgencyLevels } from '../../content/urgency';
import { typeset } from '../../content/typeset';

export interface FaqQuestion extends Question {
  /** Shown in place of `answer`, which search engines read. */
  lists?: readonly { heading: string; items: readonly string[] }[];
  /** Below the lists. */
  after?: string;
}

export interface FaqCategory {
  /** Fragment of the category's address: /faq#pluskwy. */
  id: string;
  name: string;
  icon: 'shield' | 'question' | 'bedbug' | 'marten' | 'mould';
  questions: readonly FaqQuestion[];
}

const { bedbug, marten, mould, safety } = promises;
const call112 = 'Gdy ktoś dusi się po użądleniu albo stracił przytomność, najpierw dzwoń pod 112.';

const levels = (['urgent', 'soon', 'ordinary'] as const).map((level) => ({
  heading: `${urgencyLevels[level].name}: ${urgencyLevels[level].call.charAt(0).toLowerCase()}${urgencyLevels[level].call.slice(1)}`,
  items: problemsAt(level),
}));

export const faqCategories: readonly FaqCategory[] = typeset<readonly FaqCategory[]>([
  {
    id: 'ogolne',
    name: 'Ogólne pytania o DDD',
    icon: 'question',
    questions: [
      {
        question: 'Co to jest DDD?',
        answer:
          'DDD to skrót od trzech usług: dezynfekcji, dezynsekcji i deratyzacji. Dezynfekcja niszczy drobnoustroje, dezynsekcja zwalcza owady, a deratyzacja – myszy i szczury. Oprócz tego zwalczamy pluskwy, odstraszamy kuny i usuwamy pleśń.',
      },
      {
        question: 'Kiedy warto wezwać firmę DDD?',
        answer:
          'Gdy szkodniki lub ich ślady wracają mimo domowych sposobów, gdy widzisz je w dzień albo w kilku pomieszczeniach naraz, i zawsze wtedy, gdy podejrzewasz pluskwy. Im wcześniej zadzwonisz, tym mniejszy obszar trzeba objąć zabiegiem. Konsultacja przez telefon nic nie kosztuje.',
      },
      {
        question: 'Ile kosztuje zabieg?',
        answer: joinSentences(
          `Zwalczanie pluskiew kosztuje ${priceFrom.bedbug} za zabieg, deratyzacja ${priceFrom.rodent}, dezynfekcja ${priceFrom.disinfection}, a dezynsekcja ${priceFrom.insect}, zależnie od powierzchni i rodzaju szkodnika. Odstraszanie kun i odgrzybianie wyceniamy po oględzinach. Oględziny, dojazd i wycena są bezpłatne.`,
          newCustomers?.sentence,
        ),
      },
      {
        question: 'Jak szybko przyjedziecie?',
        answer: `${sharedTexts.arrivalInEmergencies} W pozostałych przypadkach na oględziny przyjeżdżamy zwykle następnego dnia. Dezynfekcja: ${sharedTexts.disinfection.charAt(0).toLowerCase()}${sharedTexts.disinfection.slice(1)} Dojazd jest bezpłatny w całej Małopolsce.`,
      },
      {
        question: 'Co jest pilne, a co może poczekać?',
        answer:
          levels.map(({ heading, items }) => `${heading}. Są to: ${items.join('; ')}.`).join(' ') +
          ` ${call112}`,
        lists: levels,
        after: call112,
      },
      {
        question: 'Kiedy odbieracie telefon?',
        answer: `${sharedTexts.phoneHours} ${sharedTexts.replyByPhone}. Gdy pilny telefon trafi na zajętą linię, zadzwoń jeszcze raz.`,
      },
      {
        question: 'Kiedy i jak się płaci?',
        answer:
          'Po wykonaniu zabiegu: gotówką, kartą albo przelewem. Cenę poznajesz wcześniej, po bezpłatnych oględzinach.',
      },
      {
        question: 'Czy wystawiacie fakturę?',
        answer: 'Tak, na życzenie. Wszystkie ceny, które podajemy, zawierają VAT.',
      },
      {
        question: 'Czy pracujecie dla firm i wspólnot?',
        answer:
          'Tak: dla gastronomii, hoteli, wspólnot i spółdzielni, jednorazowo albo w stałym nadzorze. Nadzór wyceniamy po bezpłatnym obchodzie, a cena zależy od powierzchni, liczby stacji i częstotliwości wizyt.',
      },
      {
        question: 'Czy dajecie gwarancję?',
        answer: `Tak, na usługi dajemy gwarancję. ${sharedTexts.cockroachGuarantee} Okres dla pozostałych usług wpisujemy do wyceny, bo zależy od szkodnika i budynku. Gwarancja nie ogranicza praw z rękojmi.`,
      },
      {
        question: 'Czy sąsiedzi dowiedzą się o zabiegu?',
        answer:
          'Nie od nas: pracujemy dyskretnie. W bloku warto jednak samemu powiedzieć o problemie zarządcy, bo szkodniki przechodzą między lokalami przez piony i szczeliny.',
      },
    ],
  },
  {
    id: 'bezpieczenstwo',
    name: 'Bezpieczeństwo zabiegów',
    icon: 'shield',
    questions: [
      {
        question: 'Co z dziećmi i zwierzętami podczas zabiegu?',
        answer:
          'Przy oprysku, zamgławianiu i ozonowaniu opuszczają mieszkanie i wracają dopiero po jego przewietrzeniu. Zwierzęta zabierz razem z miskami i klatkami, zabawki schowaj, a akwarium na czas oprysku wynieś; jeśli się nie da, technik powie, jak je zabezpieczyć. ' +
          sharedTexts.health,
      },
      {
        question: 'W domu jest niemowlę albo kobieta w ciąży. Co wtedy?',
        answer: `Na czas zabiegu wychodzą wszyscy, a wracają dopiero do wywietrzonego mieszkania. ${sharedTexts.health}`,
      },
      {
        question: 'Czy trzeba opuścić mieszkanie?',
        answer: `Zwykle tak, na ${safety.awayHours} godziny. Przy zwalczaniu pluskiew nieobecność może potrwać do ${bedbug.awayHours} godzin. Przy żelu i zamkniętych stacjach na gryzonie najczęściej można zostać w domu. Dokładny czas podajemy przed zabiegiem, żeby można było zaplanować dzień.`,
      },
      {
        question: 'Kiedy można wrócić i jak wietrzyć?',
        answer: `Zwykle po ${safety.awayHours} godzinach. ${sharedTexts.airing} ${sharedTexts.airingOzone}`,
      },
      {
        question: 'Co zrobić z jedzeniem i naczyniami?',
        answer:
          'Jedzenie, naczynia i sztućce schowaj do zamkniętych szafek albo szczelnych pojemników. Blaty i stoły, na których przygotowujesz posiłki, umyj po powrocie i wietrzeniu.',
      },
      {
        question: 'Czy po zabiegu trzeba sprzątać?',
        answer:
          'Umyj to, czego dotykasz na co dzień: blaty, stoły i klamki. Listew, szczelin i miejsc za meblami nie myj, dopóki technik nie powie, że można: preparat ma tam dalej działać.',
      },
    ],
  },
  {
    id: 'pluskwy',
    name: 'Zwalczanie pluskiew',
    icon: 'bedbug',
    questions: [
      {
        question: 'Skąd się biorą pluskwy?',
        answer:
          'Najczęściej przyjeżdżają w bagażu po podróży, z używanymi meblami lub odzieżą albo przechodzą od sąsiadów szczelinami i wzdłuż instalacji. Nie są oznaką brudu: trafiają się także w czystych mieszkaniach i dobrych hotelach.',
      },
      {
        question: 'Jak rozpoznać pluskwy?',
        answer:
          'Po ciemnych kropkach na szwach materaca, rdzawych plamkach na pościeli i jasnych wylinkach w szczelinach łóżka. Dorosły owad jest płaski, rudobrunatny i ma 5–7 mm długości. ' +
          sharedTexts.bedbugProof,
      },
      {
        question: 'Jak przebiega zwalczanie pluskiew?',
        answer: `W pięciu krokach: bezpłatne oględziny, przygotowanie mieszkania według naszej listy, zabieg, kontrola po ${bedbug.intervalDays} dniach i w razie potrzeby powtórzenie. Zwykle potrzeba ${bedbug.treatments} zabiegów co ${bedbug.intervalDays} dni, a pełny efekt widać po ${bedbug.effectWeeks} tygodniach.`,
      },
      {
        question: 'Jak przygotować mieszkanie?',
        answer: joinSentences(
          sharedTexts.laundry,
          'Odsuń meble od ścian, opróżnij szafki przy łóżku i odkurz szczeliny, a worek z odkurzacza od razu szczelnie zamknij i wyrzuć. Niczego nie przenoś do innych pokoi.',
          sharedTexts.bedbugPreparation,
          claims.preparation,
        ),
      },
      {
        question: 'Czy pluskwy mogą wrócić?',
        answer: `Mogą, jeśli z jaj wylęgną się młode albo ktoś przyniesie je znowu. Dlatego po ${bedbug.intervalDays} dniach przyjeżdżamy na kontrolę i w razie potrzeby powtarzamy zabieg. Później pomaga oglądanie bagażu po podróży i uszczelnienie przejść do sąsiadów.`,
      },
      {
        question: 'Ile kosztuje zwalczanie pluskiew?',
        answer: joinSentences(
          `${sharedTexts.bedbugPrice} Cena zależy od powierzchni i liczby pomieszczeń, a poznasz ją po bezpłatnych oględzinach.`,
          newCustomers?.forBedbugs,
        ),
      },
    ],
  },
  {
    id: 'kuny',
    name: 'Odstraszanie kun',
    icon: 'marten',
    questions: [
      {
        question: 'Czy metody odstraszania kun są humanitarne?',
        answer:
          'Tak. Nie trujemy kun ani ich nie ranimy. Zniechęcamy je zapachem, dźwiękiem i światłem. ' +
          `${sharedTexts.martenSeason} ${sharedTexts.protectedAnimals}`,
      },
      {
        question: 'Ile trwa odstraszanie kun?',
        answer: `Prace zajmują ${marten.workDays} dni. Pierwsze efekty widać po ${marten.firstWeeks} tygodniach, a pełne po ${marten.effectWeeks} tygodniach, bo kuna przez jakiś czas sprawdza stare ścieżki. Te terminy dotyczą prac od sierpnia do lutego: wiosną czekamy, aż młode opuszczą poddasze.`,
      },
      {
        question: 'Jakie szkody robią kuny?',
        answer:
          'Rozszarpują ocieplenie dachu i ścian, niszczą folię dachową, zanieczyszczają poddasze odchodami i resztkami zdobyczy, a w samochodach przegryzają przewody. Im dłużej mieszkają pod dachem, tym droższy bywa remont.',
      },
      {
        question: 'Po czym poznać, że na poddaszu jest kuna?',
        answer:
          'Po tupaniu i szuraniu nad sufitem w nocy, zwłaszcza po zmroku i przed świtem, po strzępach ocieplenia, wydłużonych odchodach w jednym miejscu i nieprzyjemnym zapachu. Myszy też hałasują, ale ich kroki są znacznie lżejsze.',
      },
      {
        question: 'Czy kuna wróci?',
        answer:
          'Nie wejdzie tą samą drogą, jeśli otwory są trwale zamknięte. Warto przy tym przyciąć gałęzie nad dachem i co roku obejrzeć podbitkę oraz kratki wentylacyjne.',
      },
      {
        question: 'Ile kosztuje odstraszanie kun?',
        answer:
          'Cena zależy od wielkości poddasza i liczby otworów do zabezpieczenia, dlatego podajemy ją po oględzinach. Oględziny, dojazd i wycena są bezpłatne.',
      },
    ],
  },
  {
    id: 'odgrzybianie',
    name: 'Odgrzybianie i ozonowanie',
    icon: 'mould',
    questions: [
      {
        question: 'Skąd bierze się pleśń na ścianach?',
        answer:
          'Z wilgoci, która nie ma jak wyschnąć: po zalaniu, przez nieszczelny dach lub rury, mostki termiczne albo słabą wentylację. Dlatego zaczynamy od ustalenia przyczyny – bez jej usunięcia pleśń wróci na każdą odmalowaną ścianę.',
      },
      {
        question: 'Jak przebiega odgrzybianie?',
        answer: `Oglądamy ściany i mierzymy ich wilgotność, usuwamy naloty i zniszczone powłoki, nakładamy preparat grzybobójczy, a na koniec zabezpieczamy ścianę i mówimy, jak wietrzyć i ogrzewać. Prace trwają ${mould.workDays} dni, zależnie od powierzchni i wilgotności ścian.`,
      },
      {
        question: 'Na czym polega ozonowanie?',
        answer:
          'Generator wypełnia zamknięte pomieszczenie ozonem, który utlenia cząsteczki zapachów. Ozonowanie usuwa lub osłabia zapach stęchlizny, ale nie zastępuje usunięcia pleśni i przyczyny wilgoci.',
      },
      {
        question: 'Kto musi wyjść na czas odgrzybiania i ozonowania?',
        answer:
          'Podczas pracy w pomieszczeniu nie może być ludzi, zwierząt ani roślin. Ozon drażni drogi oddechowe, dlatego na ozonowanie wychodzą wszyscy. ' +
          sharedTexts.airingOzone,
      },
      {
        question: 'Ile kosztuje odgrzybianie?',
        answer: joinSentences(
          `To zależy od powierzchni, przyczyny wilgoci i stanu ścian, dlatego nie podajemy ceny bez obejrzenia miejsca. Oględziny i wycena są bezpłatne.`,
          newCustomers?.forOthers,
        ),
      },
      {
        question: 'Czy mogę usunąć pleśń samodzielnie?',
        answer:
          'Niewielki, świeży nalot – tak, w rękawicach, masce i przy otwartym oknie. Jeśli plama jest duża, wraca albo wchodzi w tynk, samo zmycie nie wystarczy. Nie zdrapuj jej na sucho: zarodniki rozejdą się po mieszkaniu.',
      },
    ],
  },
]);
