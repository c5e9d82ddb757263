import { comparisons } from '../../pests/comparisons';
import { drawings } from '../../pests/drawings';
import type { ServiceTexts } from '../services';
import { terms } from '../../offers/terms';
import { dangers } from '../../texts/dangers';
import { priceFrom, commonSentences, freeVisit } from '../../texts/commonSentences';
import { typeset } from '../../../text/typeset';

const { insect } = terms;

export default typeset<ServiceTexts>({
  head: {
    title: 'Dezynsekcja {w} – karaluchy, prusaki, osy',
    description: `Dezynsekcja mieszkań, domów i firm {w}: karaluchy, prusaki, mrówki, pchły, mole i osy. Cena ${priceFrom.insect}, bezpłatna wycena i dojazd.`,
    keywords: [
      'dezynsekcja',
      'zwalczanie karaluchów',
      'zwalczanie prusaków',
      'zwalczanie mrówek',
      'zwalczanie pcheł',
      'usuwanie gniazd os',
    ],
  },
  heading: 'Dezynsekcja',
  lead: `Zwalczamy karaluchy, prusaki, mrówki, pchły, mole i osy w domach i firmach. Metodę dobieramy do gatunku.`,
  facts: [
    { label: 'Do pierwszego efektu', value: `${insect.effectHours} godziny` },
    { label: 'Gwarancja na karaluchy i prusaki', value: `${insect.guaranteeMonths} miesięcy` },
    freeVisit,
  ],
  picture: {
    name: 'dezynsekcja',
    alt: 'Rysunek: technik nakłada krople żelu pod szafkami kuchennymi, po podłodze uciekają prusaki, a w kółku widać jednego z bliska',
  },
  signs: {
    drawings: [drawings.prusak, comparisons.karaluchy],
    heading: 'Jakie owady zwalczamy',
    intro: 'Od gatunku zależą metoda i cena. Zrób zdjęcie albo, jeśli to bezpieczne, złap owada do słoika.',
    items: [
      {
        title: 'Prusaki i karaluchy',
        text: 'Wychodzą po ciemku i uciekają przed światłem. Zostawiają ciemne kropki.',
        more: {
          label: 'Owady, które uciekają przed światłem',
          href: '/objawy/owady-uciekajace-przed-swiatlem',
        },
      },
      {
        title: 'Mrówki',
        text: 'Chodzą stałą ścieżką. Małe i żółtawe w bloku mogą być mrówkami faraona, które po oprysku tworzą nowe gniazda.',
        more: { label: 'Mrówki faraona', href: '/szkodniki/mrowki-faraona' },
      },
      {
        title: 'Pchły',
        text: 'Ślady wokół kostek, skaczące ciemne punkty na dywanie. Także w domu bez psa i kota.',
        more: { label: 'Pchły w mieszkaniu', href: '/szkodniki/pchly' },
      },
      {
        title: 'Osy i szerszenie',
        text:
          'Ciągły lot do jednej szczeliny oznacza gniazdo. Nie zatykaj jej. ' + commonSentences.bumblebees,
        more: { label: 'Osy i szerszenie', href: '/szkodniki/osy' },
      },
      {
        title: 'Owady w drewnie',
        text: 'Otworki i jasna mączka pod meblem lub belką.',
      },
      {
        title: 'Mole',
        text: 'Niszczą wełnę albo zapasy mąki i kaszy.',
        more: { label: 'Mole w kuchni i w szafie', href: '/szkodniki/mole' },
      },
      {
        title: 'Rybiki i muszki',
        text: 'Rybiki zdradzają wilgoć, muszki – resztki lub odpływ.',
        more: { label: 'Rybiki w łazience i pokoju', href: '/szkodniki/rybiki' },
      },
    ],
    inTowns: [
      {
        title: 'Prusaki i karaluchy',
        text: 'Wychodzą po ciemku i uciekają, gdy zapalisz światło.',
        href: '/szkodniki/prusaki',
      },
      {
        title: 'Osy i szerszenie',
        text: 'Ciągły lot do jednej szczeliny oznacza gniazdo. Nie zatykaj jej.',
        href: '/szkodniki/osy',
      },
      {
        title: 'Mrówki',
        text: 'Małe i żółtawe w bloku mogą być mrówkami faraona.',
        href: '/szkodniki/mrowki-faraona',
      },
      {
        title: 'Pchły',
        text: 'Gryzą wokół kostek, także w domu bez psa i kota.',
        href: '/szkodniki/pchly',
      },
    ],
  },
  methods: {
    picture: 'dezynsekcja-zel',
    heading: 'Metody, które stosujemy',
    intro: `Tam, gdzie wystarczy żel lub pułapka, nie pryskamy. ${dangers.biocides}`,
    items: [
      {
        title: 'Żelowanie',
        text: 'Krople żelu w szczelinach; owady zanoszą go do kryjówki.',
      },
      {
        title: 'Oprysk',
        text: 'Preparat o przedłużonym działaniu na listwach, progach i w szczelinach.',
      },
      {
        title: 'Zamgławianie',
        text: 'Przy dużej liczbie owadów i w dużych pomieszczeniach.',
      },
      {
        title: 'Pułapki i lep',
        text: 'Pokazują, gdzie owady chodzą i czy ich ubywa.',
      },
      {
        title: 'Usuwanie gniazd',
        text: 'W ubraniu ochronnym: pilne od razu, inne najlepiej o zmierzchu. Najpierw sprawdzamy, czy to nie trzmiele ani pszczoły.',
      },
    ],
  },
  process: {
    heading: 'Dezynsekcja krok po kroku',
    steps: [
      {
        title: 'Telefon i oględziny',
        text: 'Opisujesz owada, mówimy, czy to pilne. Na miejscu szukamy gniazda i źródła: przecieku, szczeliny, zapasów, i podajemy cenę.',
      },
      {
        title: 'Zabieg',
        text: `${commonSentences.insectAway} Pułapki zostają na kilka tygodni, bo z jaj mogą się wylęgać młode.`,
      },
      { title: 'Wietrzenie', text: commonSentences.airing },
      { title: 'Po powrocie', text: commonSentences.afterAiring },
    ],
  },
  headings: {
    whenToCall: 'Kiedy dzwonić w sprawie owadów',
    faq: 'Pytania o owady',
    related: 'Zanim zamówisz dezynsekcję',
  },
  faq: [
    {
      question: 'Ile zapłacę za dezynsekcję?',
      answer: `Dezynsekcja kosztuje ${priceFrom.insect}, na przykład za kawalerkę lub jedno gniazdo. Cenę podnosi większa powierzchnia.`,
    },
    {
      question: 'Kiedy owady znikną?',
      answer: `Wyraźnie ubywa ich po ${insect.effectHours} godzinach. W pierwszej dobie możesz widzieć ich więcej, bo wychodzą z kryjówek. Nie dokładaj środków ze sklepu: ich zapach zniechęca owady do żelu.`,
    },
    {
      question: `Co obejmuje ${insect.guaranteeMonths}-miesięczna gwarancja na karaluchy?`,
      answer: `Jeśli wrócą, powtarzamy zabieg bezpłatnie. ${commonSentences.cockroachGuarantee}`,
    },
    {
      question: 'Czy trzeba opróżnić kuchnię?',
      answer: commonSentences.insectPreparation,
    },
    {
      question: 'Skąd prusaki w czystym mieszkaniu?',
      answer:
        'Wędrują wzdłuż rur i kabli albo przyjeżdżają w kartonach. Jeśli przychodzą pionem, mówimy, gdzie jeszcze potrzebny jest zabieg: w częściach wspólnych zleca go zarządca, w mieszkaniach ich właściciele.',
    },
    {
      question: 'Otworki i mączka w drewnie: co to za owad?',
      answer:
        'Okrągłe otworki do 3 mm zostawia kołatek, większe i owalne w belce – spuszczel. Podłóż ciemną kartkę: świeża mączka po kilku dniach znaczy, że larwy żerują. Osłabione belki powinien ocenić konstruktor.',
    },
  ],
  timeframe: `Owadów wyraźnie ubywa po ${insect.effectHours} godzinach, zależnie od gatunku; pułapki zostają na kilka tygodni.`,
});
