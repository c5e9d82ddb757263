import { priceFrom, promises, said } from '../../content/promises';
import { typeset } from '../../content/typeset';
import type { FaqCategory } from './categories';

const { insect, rodent, safety } = promises;

export const call112 = 'Gdy ktoś dusi się po użądleniu albo stracił przytomność, najpierw dzwoń pod 112.';

/** Rodents and insects. */
export const pestCategories = typeset<readonly FaqCategory[]>([
  {
    id: 'gryzonie',
    name: 'Myszy i szczury',
    icon: 'rodent',
    questions: [
      {
        question: 'Po czym odróżnić mysz od szczura?',
        answer:
          'Po odchodach i dźwięku. Mysz zostawia ziarenka podobne do ryżu i cicho chrobocze w ścianach. Szczur wyraźnie gryzie i stuka, a jego odchody mają 1–2 cm. Tłuste smugi przy listwach i nory szerokości kilku centymetrów wskazują na szczura.',
      },
      {
        question: 'Ile trwa deratyzacja?',
        answer: `Od założenia stacji do pierwszej kontroli mija ${rodent.workHours} godzin. Przynęta działa z opóźnieniem kilku dni, więc wracamy, aż przestanie znikać. Przez ten czas zwykle możesz mieszkać u siebie.`,
      },
      {
        question: 'Czy trutka zagraża dziecku, psu albo kotu?',
        answer:
          'Przynętę wykładamy tylko w zamkniętych stacjach, w których jest umocowana, a przy zwierzętach w domu wybieramy raczej pułapki. Pilnuj jednak, żeby pies lub kot nie zjadł martwego gryzonia. Jeśli podejrzewasz zatrucie, od razu jedź do weterynarza i zabierz informację o preparacie, którą zostawia technik.',
      },
      {
        question: 'Jak posprzątać odchody gryzoni?',
        answer: `Zwilż je płynem dezynfekującym, zbierz papierem w rękawicach i wyrzuć w zamkniętym worku. Nie zamiataj ich i nie odkurzaj na sucho. ${said.rodentFood} ${said.rodentHoles}`,
      },
      {
        question: 'W piwnicy bloku są szczury. Kto zamawia deratyzację?',
        answer:
          'Części wspólne należą do wspólnoty lub spółdzielni, więc zgłoś sprawę zarządcy. Możemy przygotować wycenę dla całego budynku, a pojedynczą komórkę lub mieszkanie obsłużymy na twoje zlecenie.',
      },
      {
        question: 'Ile kosztuje deratyzacja?',
        answer: `Deratyzacja kosztuje ${priceFrom.rodent} za jedno miejsce, na przykład piwnicę. W cenie są stacje lub pułapki, przynęta i pierwsza kontrola. Dokładną kwotę podajemy po bezpłatnych oględzinach. ${said.discountForOthers}.`,
      },
    ],
  },
  {
    id: 'owady',
    name: 'Prusaki, osy i inne owady',
    icon: 'insect',
    questions: [
      {
        question: 'Czym różni się prusak od karalucha?',
        answer:
          'Prusak jest jasnobrązowy, ma kilkanaście milimetrów i dwa ciemne paski za głową. Lubi ciepło i wilgoć: tył lodówki, szafkę pod zlewem, zmywarkę. Karaluch jest ciemny i większy, woli piwnice, zsypy i rury.',
      },
      {
        question: 'Po jakim czasie po zabiegu znikną owady?',
        answer: `Wyraźnie ubywa ich po ${insect.effectHours} godzinach. W pierwszej dobie może ich być widać więcej niż zwykle, bo wychodzą z kryjówek. Z jaj mogą się jeszcze wylęgać młode, dlatego pułapki kontrolne zostają na kilka tygodni.`,
      },
      {
        question: 'Czy przed dezynsekcją trzeba opróżnić kuchnię?',
        answer: `Przy żelowaniu zwykle nie: preparat trafia w szczeliny poza zasięgiem rąk i łap. Przy oprysku schowaj jedzenie, naczynia i zabawki, odsuń meble od ścian i wyjdź ze wszystkimi domownikami na ${safety.awayHours} godziny.`,
      },
      {
        question: 'Przy domu jest gniazdo os. Co robić?',
        answer: `Zamknij okna, nie zatykaj wlotu i niczym nie polewaj gniazda. Jeśli jest przy wejściu, tarasie albo sypialni, dzwoń od razu: w pilnych sprawach odbieramy całą dobę. Gniazdo z dala od ludzi może poczekać. ${said.bumblebees} ${call112}`,
      },
      {
        question: 'Co obejmuje gwarancja na karaluchy i prusaki?',
        answer: `${said.cockroachGuarantee} Gdy owady wrócą, przyjeżdżamy, sprawdzamy bezpłatnie, skąd przyszły, i jeśli zgłoszenie obejmuje gwarancja, powtarzamy zabieg bez opłaty.`,
      },
      {
        question: 'Ile kosztuje dezynsekcja?',
        answer: `Dezynsekcja kosztuje ${priceFrom.insect}. Cena rośnie z powierzchnią i zależy od gatunku: gniazdo os pod dachem to inna praca niż prusaki w całym pionie. Konsultacja, dojazd i wycena są bezpłatne. ${said.discountForOthers}.`,
      },
    ],
  },
]);
