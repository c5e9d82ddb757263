import { terms } from '../../offers/terms';
import { listCallTimes } from '../../services/urgency';
import { commonSentences } from '../../texts/commonSentences';
import { dangers } from '../../texts/dangers';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';

const { price, rodent } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Myszy i szczury w domu: jak je rozpoznać',
    description: `Mysz, szczur, nornik czy kuna? Poznasz po odchodach, otworze i porze roku. Co zrobić dziś wieczorem i ile kosztuje deratyzacja: od ${price.rodent} zł z VAT.`,
    keywords: ['myszy w domu', 'szczury w piwnicy', 'jak rozpoznać mysz i szczura', 'szczury Kraków'],
  },
  title: 'Myszy i szczury',
  lead: 'Gryzonie rzadko widać, częściej słychać. Po odchodach i wielkości otworu poznasz, czy to mysz, czy szczur.',
  note: `Od ${price.rodent} zł z VAT. ${commonSentences.freeInspection}`,
  urgent: 'some',
  chapters: [
    {
      kind: 'table',
      heading: 'Mysz, szczur czy inne zwierzę',
      intro:
        'Odchody fotografuj z monetą. Nie dotykaj ich gołą ręką i nie wdychaj kurzu. Długości są bez ogona.',
      pictures: [
        'porownanie-gryzonie#low-mysz',
        'porownanie-gryzonie#low-lesna',
        'porownanie-gryzonie#low-szczur',
        'porownanie-gryzonie#low-nornik',
        'porownanie-gryzonie#low-ryjowka',
        'rozpoznaj-kuna#low-kuna',
      ],
      heads: ['Zwierzę', 'Jak wygląda', 'Ślady', 'Co zrobić'],
      rows: [
        [
          'Mysz domowa, 7–10 cm',
          'Szarobrązowa, duże uszy, ogon jak ciało',
          'Odchody jak ziarenka ryżu, rozsypane; nadgryzione opakowania',
          'Zwalczamy, w mieszkaniu pułapkami',
        ],
        [
          'Mysz polna i leśna, 8–12 cm',
          'Leśna ma biały brzuch i duże oczy, polna – ciemną pręgę na grzbiecie',
          'Przychodzą jesienią; zapasy orzechów i pestek w szufladzie, na strychu, w garażu',
          'Zwalczamy pułapkami, a na końcu zamykamy wejścia',
        ],
        [
          'Szczur wędrowny, 20–27 cm',
          'Ciężki, małe uszy, gruby ogon krótszy od ciała',
          'Odchody 1–2 cm, wrzecionowate, w jednym miejscu; tłuste smugi na ścianie, nory przy fundamencie',
          'Zadzwoń od razu, jeśli jest w mieszkaniu; jeśli w piwnicy lub na podwórku, wystarczy w godzinach pracy',
        ],
        [
          'Nornik 9–12 cm, karczownik 12–22 cm',
          'Krępe, uszy schowane w futrze, krótki ogon',
          'Korytarze w trawniku, ogryzione korzenie i kora',
          'Umów się na dogodny dzień: niszczą ogród, do domu wchodzą rzadko',
        ],
        [
          'Ryjówka, 5–8 cm',
          'Drobna, długi ruchliwy ryjek, aksamitne futro',
          'Zjada owady, nie niszczy zapasów',
          'Wypuść ją na dwór bez dotykania: jest pod ochroną',
        ],
        [
          'Kuna, 40–54 cm',
          'Wielkości kota, puszysty ogon, biała plama na gardle',
          'Tupanie nad sufitem, skręcone odchody z pestkami',
          'Odstraszamy ją: to zwierzę łowne, nie gryzoń',
        ],
      ],
    },
    {
      kind: 'marked',
      heading: 'Myszy lub szczury w domu: co zrobić dziś wieczorem',
      lists: [
        {
          heading: 'Zrób',
          items: [
            'Jedzenie, karmę i ziarno przełóż do szkła lub metalu. Plastik szczur przegryzie.',
            'Rozsyp mąkę cienką warstwą wzdłuż ściany. Rano zobaczysz, którędy chodzą.',
            `Zrób zdjęcie odchodów. ${commonSentences.rodentDroppings}`,
            'W bloku powiadom zarządcę.',
          ],
        },
        {
          heading: 'Nie rób',
          items: [
            commonSentences.rodentHoles,
            'Nie syp trutki luzem: znajdzie ją pies, kot albo dziecko.',
            'Nie zamiataj i nie odkurzaj odchodów.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Którędy wchodzą gryzonie',
      scene: 'gryzonie-wejscia',
      intro: 'Sprawdź otwory ołówkiem i kciukiem i zapisz, gdzie są.',
      note: dangers.shelters,
      heads: ['Miejsce', 'Kto przejdzie', 'Czym zamknąć na końcu'],
      rows: [
        ['1. Szpara pod drzwiami garażu, na ołówek', 'Mysz', 'Listwa szczotkowa lub metalowa'],
        ['2. Przejście rury w ścianie, na kciuk', 'Mysz i młody szczur', 'Wełna stalowa i zaprawa'],
        [
          '3. Kratka wentylacyjna piwnicy',
          'Mysz i szczur',
          'Siatka stalowa, oczka 6 mm; w kotłowni zapytaj kominiarza',
        ],
        ['4. Pęknięty przykanalik lub nieużywany odpływ', 'Szczur', 'Naprawa rury, klapa zwrotna'],
        [
          '5. Dach: rura spustowa i szczelina pod dachówką',
          'Szczur, mysz, także kuna',
          'Blacha lub siatka od sierpnia do lutego, gdy nie ma tam kuny',
        ],
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje deratyzacja',
    paragraphs: [
      `To ceny za jedno miejsce, na przykład piwnicę lub mały dom. W cenie są stacje lub pułapki i pierwsza kontrola po ${rodent.workHours} godzinach.`,
      'Więcej kosztuje większy budynek, wiele wejść i ich zamknięcie. ' + commonSentences.sealing,
    ],
  },
  calling: listCallTimes('rodent'),
  callToAction: {
    heading: 'Słyszysz coś za ścianą?',
    text: 'Powiedz, o której godzinie, w którym miejscu i jak głośno. Z tych trzech odpowiedzi zwykle wiadomo, kto to jest.',
  },
});
