import { terms } from '../../offers/terms';
import { arrivalLines } from '../../services/urgency';
import { commonSentences } from '../../texts/commonSentences';
import { dangers } from '../../texts/dangers';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';

const { price, rodent } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Myszy i szczury w domu: jak rozpoznać – DDD Kraków',
    description: `Mysz, szczur, nornik czy kuna? Poznasz po odchodach, otworze i porze roku. Co zrobić dziś wieczorem i ile kosztuje deratyzacja: od ${price.rodent} zł z VAT.`,
    keywords: ['myszy w domu', 'szczury w piwnicy', 'jak rozpoznać mysz i szczura', 'szczury Kraków'],
    shareImage: 'home',
  },
  title: 'Myszy i szczury w Krakowie',
  lead: 'Gryzonie rzadko widać, częściej słychać. Po odchodach i wielkości otworu poznasz, czy to mysz, czy szczur.',
  note: `Od ${price.rodent} zł z VAT. ${commonSentences.freeInspection}`,
  urgent: 'some',
  chapters: [
    {
      kind: 'table',
      heading: 'Mysz, szczur czy inne zwierzę',
      intro: 'Odchody fotografuj z monetą. Nie dotykaj ich gołą ręką i nie wdychaj kurzu.',
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
          'Mysz domowa',
          'szarobrązowa, duże uszy, ogon jak ciało',
          'odchody jak ziarenka ryżu, rozsypane; nadgryzione opakowania',
          'w mieszkaniu zwalczamy pułapkami',
        ],
        [
          'Mysz polna i leśna',
          'leśna ma biały brzuch i duże oczy, polna – ciemną pręgę na grzbiecie',
          'przychodzi jesienią; zapasy orzechów i pestek w szufladzie, na strychu, w garażu',
          'pułapki, a na końcu zamknięcie wejść',
        ],
        [
          'Szczur wędrowny',
          'ciężki, małe uszy, gruby ogon krótszy od ciała',
          'odchody 1–2 cm, wrzecionowate, w jednym miejscu; tłuste smugi na ścianie, nory przy fundamencie',
          'w mieszkaniu dzwoń od razu, w piwnicy lub na podwórku w godzinach pracy',
        ],
        [
          'Nornik i karczownik',
          'krępe, uszy schowane w futrze, krótki ogon',
          'korytarze w trawniku, ogryzione korzenie i kora',
          'szkodnik ogrodu; do domu wchodzi rzadko',
        ],
        [
          'Ryjówka',
          'drobna, długi ruchliwy ryjek, aksamitne futro',
          'zjada owady, nie niszczy zapasów',
          'jest pod ochroną: wypuść ją na dwór, nie dotykając',
        ],
        [
          'Kuna',
          'wielkości kota, puszysty ogon, biała plama na gardle',
          'tupanie nad sufitem, skręcone odchody z pestkami',
          'to nie gryzoń: zobacz odstraszanie kun',
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
      intro: 'Sprawdź otwory ołówkiem i kciukiem i zapisz, gdzie są.',
      note: dangers.shelters,
      heads: ['Miejsce', 'Kto przejdzie', 'Czym zamknąć na końcu'],
      rows: [
        ['szpara pod drzwiami garażu, na ołówek', 'mysz', 'listwa szczotkowa lub metalowa'],
        ['przejście rury w ścianie, na kciuk', 'mysz i młody szczur', 'wełna stalowa i zaprawa'],
        [
          'kratka wentylacyjna piwnicy',
          'mysz i szczur',
          'siatka stalowa, oczka 6 mm; w kotłowni zapytaj kominiarza',
        ],
        ['pęknięty przykanalik lub nieużywany odpływ', 'szczur', 'naprawa rury, klapa zwrotna'],
        [
          'dach: rura spustowa i szczelina pod dachówką',
          'szczur, mysz, także kuna',
          'blacha lub siatka od sierpnia do lutego, gdy nie ma tam kuny',
        ],
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje deratyzacja',
    paragraphs: [
      `Od ${price.rodent} zł z VAT za jedno miejsce, na przykład piwnicę lub mały dom. W cenie są stacje lub pułapki i pierwsza kontrola po ${rodent.workHours} godzinach.`,
      'Więcej kosztuje większy budynek, wiele wejść i ich zamknięcie. ' + commonSentences.sealing,
    ],
  },
  calling: arrivalLines('rodent'),
  callToAction: {
    heading: 'Słyszysz coś za ścianą?',
    text: 'Powiedz, o której godzinie, w którym miejscu i jak głośno. Z tych trzech odpowiedzi zwykle wiadomo, kto to jest.',
  },
});
