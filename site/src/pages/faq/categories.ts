import type { Question } from '../../content/services';
import { claims, together } from '../../content/claims';
import { promises, said } from '../../content/promises';
import { typeset } from '../../content/typeset';

export interface FaqCategory {
  /** Part of the address of the category: /faq#pluskwy. */
  id: string;
  name: string;
  icon: 'shield' | 'question' | 'bedbug' | 'marten' | 'mould';
  questions: readonly Question[];
}

const { bedbug, marten, insect, mould, safety, price, discount, arrival } = promises;

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
        answer: `Zwalczanie pluskiew kosztuje od ${price.bedbug} zł za zabieg, deratyzacja od ${price.rodent} zł, dezynfekcja od ${price.disinfection} zł, a dezynsekcja od ${price.insect} zł – zależnie od powierzchni i rodzaju szkodnika. To ceny z VAT. Odstraszanie kun i odgrzybianie wyceniamy po oględzinach. Oględziny, dojazd i wycena są bezpłatne. ${said.discount}.`,
      },
      {
        question: 'Jak szybko przyjedziecie?',
        answer: `${said.arrivalWhenUrgent} ${said.arrivalInEmergencies} Dotyczy to także nocy i weekendów. Dezynfekcję wykonujemy w ciągu ${arrival.disinfectionHours} godzin od zgłoszenia. Dojazd jest bezpłatny w całej Małopolsce.`,
      },
      {
        question: 'Kiedy i jak się płaci?',
        answer:
          'Po wykonaniu zabiegu: gotówką, kartą albo przelewem. Cenę poznajesz wcześniej, po bezpłatnych oględzinach.',
      },
      {
        question: 'Czy dajecie gwarancję?',
        answer: `Tak, na usługi dajemy gwarancję. Na zwalczanie karaluchów trwa ona ${insect.guaranteeMonths} miesięcy. Warunki dla pozostałych usług podajemy razem z wyceną, bo zależą od szkodnika i budynku.`,
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
        question: 'Czy zabieg jest bezpieczny dla dzieci i zwierząt?',
        answer:
          'Tak, pod warunkiem że na czas zabiegu opuszczą mieszkanie i wrócą dopiero po jego przewietrzeniu. Zwierzęta zabierz razem z miskami i klatkami, zabawki schowaj, a akwarium na czas oprysku wynieś; jeśli się nie da, technik powie, jak je zabezpieczyć. O małych dzieciach, ciąży, alergii i astmie powiedz nam przy umawianiu terminu: dobierzemy metodę i w razie potrzeby wydłużymy czas nieobecności.',
      },
      {
        question: 'Czy trzeba opuścić mieszkanie?',
        answer: `Zwykle tak, na ${safety.awayHours} godziny. Przy zwalczaniu pluskiew nieobecność może potrwać do ${bedbug.awayHours} godzin. Przy żelu i zamkniętych stacjach na gryzonie najczęściej można zostać w domu. Dokładny czas podajemy przed zabiegiem, żeby można było zaplanować dzień.`,
      },
      {
        question: 'Kiedy można wrócić i jak wietrzyć?',
        answer: `Zwykle po ${safety.awayHours} godzinach. Po powrocie najpierw otwórz okna na ${safety.airingMinutes} minut, a dopiero potem wpuść do środka dzieci i zwierzęta.`,
      },
      {
        question: 'Co zrobić z jedzeniem i naczyniami?',
        answer:
          'Jedzenie, naczynia i sztućce schowaj do zamkniętych szafek albo szczelnych pojemników. Blaty i stoły, na których przygotowujesz posiłki, umyj po powrocie i wietrzeniu.',
      },
      {
        question: 'Czy po zabiegu trzeba sprzątać?',
        answer:
          'Umyj to, czego dotykasz na co dzień: blaty, stoły i klamki. Listew, szczelin i miejsc za meblami nie myj tak długo, jak zaleci technik – preparat ma tam jeszcze działać.',
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
          'Po swędzących śladach na skórze, często w rzędzie lub skupisku, ciemnych kropkach na szwach materaca, rdzawych plamkach na pościeli i jasnych wylinkach w szczelinach łóżka. Dorosły owad jest płaski, rudobrunatny i ma 5–7 mm długości.',
      },
      {
        question: 'Jak przebiega zwalczanie pluskiew?',
        answer: `W pięciu krokach: bezpłatne oględziny, przygotowanie mieszkania według naszej listy, zabieg, kontrola po ${bedbug.intervalDays} dniach i w razie potrzeby powtórzenie. Zwykle potrzeba ${bedbug.treatments} zabiegów co ${bedbug.intervalDays} dni, a pełny efekt widać po ${bedbug.effectWeeks} tygodniach.`,
      },
      {
        question: 'Jak przygotować mieszkanie?',
        answer: together(
          'Wypierz pościel i ubrania, najlepiej w 60 °C, odsuń meble od ścian, opróżnij szafki przy łóżku i odkurz szczeliny, a worek z odkurzacza od razu szczelnie zamknij i wyrzuć. Niczego nie przenoś do innych pokojów.',
          claims.preparation,
        ),
      },
      {
        question: 'Czy pluskwy mogą wrócić?',
        answer: `Mogą, jeśli z jaj wylęgną się młode albo ktoś przyniesie je znowu. Dlatego po ${bedbug.intervalDays} dniach robimy kontrolę i w razie potrzeby powtarzamy zabieg. Później pomaga oglądanie bagażu po podróży i uszczelnienie przejść do sąsiadów.`,
      },
      {
        question: 'Ile kosztuje zwalczanie pluskiew?',
        answer: `Od ${price.bedbug} zł za jeden zabieg, z VAT. Cena zależy od powierzchni i liczby pomieszczeń, a poznasz ją po bezpłatnych oględzinach. ${said.discount}; przy pluskwach oszczędzasz najwyżej ${discount.upToBedbug} zł.`,
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
          'Tak. Nie trujemy kun ani ich nie ranimy. Zniechęcamy je zapachem, dźwiękiem i światłem, a potem zamykamy otwory, którymi wchodzą – dopiero po sprawdzeniu, że w środku nie zostały młode.',
      },
      {
        question: 'Ile trwa odstraszanie kun?',
        answer: `Prace zajmują ${marten.workDays} dni. Pierwsze efekty widać po ${marten.firstWeeks} tygodniach, a pełne po ${marten.effectWeeks} tygodniach, bo kuna przez jakiś czas sprawdza stare ścieżki. Od marca do lipca na poddaszu mogą być młode: robimy wtedy oględziny i plan, a wejścia zamykamy od sierpnia.`,
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
          'Generator wypełnia zamknięte pomieszczenie ozonem, który utlenia cząsteczki zapachów i działa na drobnoustroje w powietrzu oraz na powierzchniach. Ozonowanie dobrze usuwa zapach stęchlizny, ale nie zastępuje usunięcia pleśni i przyczyny wilgoci.',
      },
      {
        question: 'Czy odgrzybianie i ozonowanie są bezpieczne?',
        answer:
          'Tak, jeśli podczas pracy w pomieszczeniu nie ma ludzi, zwierząt ani roślin. Ozon w dużym stężeniu drażni drogi oddechowe, dlatego wchodzi się dopiero po zakończeniu zabiegu i przewietrzeniu. Dokładny czas podajemy na miejscu. Osoby z astmą lub alergią niech powiedzą nam o tym wcześniej.',
      },
      {
        question: 'Ile kosztuje odgrzybianie?',
        answer: `To zależy od powierzchni, przyczyny wilgoci i stanu ścian, dlatego nie podajemy ceny bez obejrzenia miejsca. Oględziny i wycena są bezpłatne. ${said.discount}.`,
      },
      {
        question: 'Czy mogę usunąć pleśń samodzielnie?',
        answer:
          'Niewielki, świeży nalot – tak, w rękawicach, masce i przy otwartym oknie. Jeśli plama jest duża, wraca albo wchodzi w tynk, samo zmycie nie wystarczy. Nie zdrapuj jej na sucho: zarodniki rozejdą się po mieszkaniu.',
      },
    ],
  },
]);
