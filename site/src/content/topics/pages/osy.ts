import { terms } from '../../offers/terms';
import { listCallTimes } from '../../services/urgency';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';

const { price } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Usuwanie gniazd os i szerszeni: cena i porady',
    description: `Osa, szerszeń, klecanka, pszczoła czy trzmiel? Zobacz, jak je odróżnić, które gniazdo może zostać do zimy i ile kosztuje usunięcie: od ${price.insect} zł z VAT.`,
    keywords: ['usuwanie gniazd os Kraków', 'szerszenie', 'gniazdo szerszeni', 'osa czy pszczoła'],
  },
  title: 'Osy i szerszenie',
  lead: 'Nie każde gniazdo trzeba usuwać. Pszczoły zabiera pszczelarz, trzmieli nie ruszamy, a osy wysoko na drzewie znikną same po pierwszych mrozach. Usuwamy gniazda przy wejściach, oknach i tarasach.',
  note: `Od ${price.insect} zł z VAT, dojazd bezpłatny.`,
  urgent: 'most',
  chapters: [
    {
      kind: 'table',
      heading: 'Osa, szerszeń, pszczoła: rozpoznaj z daleka',
      intro: 'Stań z boku, kilka metrów od miejsca, w którym owady znikają, i zrób zdjęcie z przybliżeniem.',
      pictures: [
        'porownanie-osy#k-wasp',
        'porownanie-osy#k-hornet',
        'porownanie-osy#k-klecanka',
        'porownanie-osy#k-bee',
        'porownanie-osy#k-bumblebee',
        'porownanie-osy#k-bzyg',
      ],
      heads: ['Owad', 'Jak wygląda', 'Gniazdo', 'Co zrobić'],
      rows: [
        [
          'Osa',
          'Gładka, jaskrawo żółto-czarna, z cienką talią; ciągnie do słodyczy i wędliny',
          'Szara lub płowa, papierowa kula pod dachem, w skrzynce rolety albo w ziemi',
          'Usuwamy gniazdo, jeśli jest blisko ludzi',
        ],
        [
          'Szerszeń',
          'Około 2 cm i więcej, rdzawy przód, żółty odwłok, głośny lot także po zmroku',
          'Brunatne, kruche gniazdo na strychu, w budce lub dziupli',
          'Usuwamy gniazdo; nie świeć w otwór latarką',
        ],
        [
          'Klecanka',
          'Smukła, w locie zwisają jej długie nogi',
          'Mały plaster bez osłony, pod parapetem lub w furtce',
          'Omijaj ją: zwykle jest spokojna',
        ],
        [
          'Pszczoła',
          'Matowa, brązowa, owłosiona; rój wisi jak ciemna kula na gałęzi',
          'Rój na gałęzi zwykle odlatuje; w ścianie pszczoły budują plastry',
          'Zadzwoń do pszczelarza, nie do nas',
        ],
        [
          'Trzmiel',
          'Duży, okrągły i futrzany, lata nisko i spokojnie',
          'W ziemi, w starym gnieździe myszy lub w ociepleniu',
          'Zostaw go w spokoju: jest pod ochroną',
        ],
        [
          'Bzyg',
          'Udaje osę, ale ma dwa skrzydła i krótkie czułki; zawisa w powietrzu',
          'Nie buduje gniazda',
          'Zostaw go: nie żądli, a jego larwy zjadają mszyce',
        ],
      ],
    },
    {
      kind: 'marked',
      heading: 'Gniazdo os przy domu: co zrobić teraz',
      lists: [
        {
          heading: 'Zrób',
          items: [
            'Leżaków, wózka i miski psa nie stawiaj w pobliżu.',
            'Zabierz z tarasu słodkie napoje i owoce. Pij ze szklanki, nie z puszki.',
            'Zapamiętaj, gdzie dokładnie wlatują: to skraca naszą pracę.',
          ],
        },
        {
          heading: 'Nie rób',
          items: [
            'Nie zatykaj wlotu pianką: osy wygryzą drogę w drugą stronę, do pokoju.',
            'Nie lej benzyny i nie podpalaj gniazda.',
            'Nie wchodź na drabinę ze sprayem. Z drabiny nie ma jak uciec.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Kalendarz gniazda os: kiedy dzwonić',
      scene: 'objaw-osy',
      intro: 'Kolonia żyje jeden sezon, a do starego gniazda osy nie wracają.',
      heads: ['Miesiące', 'Co się dzieje', 'Co z tego wynika'],
      marks: ['check', 'ordinary', 'urgent', 'ordinary', 'check'],
      rows: [
        [
          'Kwiecień–maj',
          'Samotna królowa lepi pierwsze komórki',
          'Najprostsze usunięcie; obejrzyj z daleka altanę, rolety i okapy',
        ],
        [
          'Czerwiec',
          'Wylatują pierwsze robotnice',
          'Ruch przy wlocie robi się stały: widać, gdzie jest gniazdo',
        ],
        [
          'Lipiec–wrzesień',
          'Do września owadów przybywa, a osy bronią wlotu',
          'Nie podchodź; zadzwoń, jeśli gniazdo jest przy przejściu',
        ],
        ['Październik', 'Kolonia słabnie, osy szukają cukru', 'Gniazdo z dala od ludzi może już poczekać'],
        [
          'Listopad–marzec',
          'Gniazdo jest puste, zimują tylko młode królowe',
          'Możesz je usunąć; szczeliny, w której bywają nietoperze lub ptaki, nie zamykaj, nawet pustej',
        ],
      ],
    },
    {
      kind: 'points',
      heading: 'Straż pożarna a osy: kogo wezwać',
      points: [
        {
          title: 'Straż pożarna: 998 lub 112',
          text: 'Gdy gniazdo zagraża życiu lub zdrowiu, na przykład w szkole, przedszkolu, szpitalu albo u osoby, która nie może się oddalić. O przyjeździe decyduje straż.',
        },
        {
          title: 'Firma',
          text: 'W pozostałych przypadkach usunięcie gniazda zleca właściciel lub zarządca budynku. W bloku zapytaj najpierw administrację.',
        },
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje usunięcie gniazda os',
    paragraphs: [
      `To ceny za jedno gniazdo, do którego można dojść z ziemi lub zwykłej drabiny.`,
      'Drożej jest na wysokości, pod pokryciem dachu i tam, gdzie trzeba rozebrać osłonę rolety. Kwotę podajemy przed rozpoczęciem.',
    ],
  },
  calling: [...listCallTimes('insect').slice(0, 1), { level: 'ordinary', about: 'Gniazdo z dala od ludzi' }],
  callToAction: {
    heading: 'Gniazdo jest przy drzwiach albo przy oknie sypialni?',
    text: 'To pilne: zadzwoń o każdej porze i powiedz, gdzie wlatują osy. Podamy godzinę przyjazdu.',
  },
});
