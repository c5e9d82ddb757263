import { terms } from '../../offers/terms';
import { priceFrom, commonSentences } from '../../texts/commonSentences';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';

const { insect } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Pchły w mieszkaniu: jak się ich pozbyć',
    description: `Ślady wokół kostek i skaczące punkty na dywanie? Jak odróżnić pchły od pluskiew, co zrobić dziś i ile kosztuje zwalczanie pcheł: ${priceFrom.insect}.`,
    keywords: [
      'pchły w mieszkaniu',
      'zwalczanie pcheł Kraków',
      'pchły w domu bez zwierząt',
      'pchła a pluskwa',
    ],
  },
  title: 'Pchły w mieszkaniu',
  lead: 'Dorosłe pchły to mała część problemu. Jaja, larwy i kokony są w dywanie, szparach podłogi i legowisku, dlatego sam środek dla psa lub kota nie wystarcza.',
  note: `${priceFrom.insect.charAt(0).toUpperCase()}${priceFrom.insect.slice(1)}. ${commonSentences.freeInspection}`,
  chapters: [
    {
      kind: 'table',
      heading: 'Pchła, pluskwa czy coś innego',
      intro: 'Przejdź się w białych skarpetkach po dywanie: pchły na nie wskoczą.',
      pictures: [
        'porownanie-pluskwa#k-pchla',
        'porownanie-pluskwa#k-pluskwa',
        'porownanie-pluskwa#k-kleszcz',
        'rozpoznaj-pchla-karta#k-komar',
      ],
      heads: ['Co gryzie', 'Ślady na skórze', 'Gdzie szukać', 'Co zrobić'],
      rows: [
        [
          'Pchła',
          'Pojedyncze lub po kilka, głównie wokół kostek i łydek',
          'Dywan, legowisko, szpary podłogi; ciemne okruchy, które na mokrej chusteczce puszczają rdzawą smugę',
          'Zadzwoń, a do wizyty odkurzaj codziennie',
        ],
        [
          'Pluskwa',
          'W rzędzie, na odkrytej skórze, po nocy',
          'Szwy materaca i rama łóżka',
          'Zadzwoń, nie pryskaj: pluskwy wymagają innego zabiegu',
        ],
        [
          'Kleszcz',
          'Jeden, wciąż wkłuty; nie skacze',
          'Skóra po spacerze',
          'Usuń go pęsetą; rumień pokaż lekarzowi',
        ],
        ['Komar', 'Rozrzucone, latem, także w dzień', 'Ściana i sufit sypialni', 'Załóż siatkę w oknie'],
      ],
    },
    {
      kind: 'marked',
      heading: 'Pchły w domu: co zrobić dziś',
      lists: [
        {
          heading: 'Zrób',
          items: [
            'Złap jedną pchłę na taśmę, potem odkurz dywany, szpary i tapicerkę. Worek od razu zamknij i wyrzuć poza domem.',
            'Legowisko i koce zanieś do pralki w worku i upierz w 60 °C.',
            'Zapytaj weterynarza o środek dla psa lub kota. O zwierzę i mieszkanie trzeba zadbać jednocześnie.',
            'Nie masz zwierząt? Sprawdź, czy pod podłogą lub na strychu nie mieszkały gryzonie albo kuna.',
          ],
        },
        {
          heading: 'Nie rób',
          items: [
            'Nie dawaj kotu środka dla psa: może go zatruć.',
            'Nie wynoś dywanu przez klatkę bez szczelnego zawinięcia.',
            'Nie rozpylaj kilku sprayów naraz: kokonów nie zniszczą.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Dlaczego pchły wracają i jak pracujemy',
      scene: 'pchly-dywan',
      steps: [
        {
          title: 'Odkurzanie i oprysk',
          text: `Preparat trafia na podłogę, dywan i w szpary. ${commonSentences.sprayAway} ${commonSentences.airing}`,
        },
        {
          title: 'Kokony pękają później',
          text: 'Drgania i ciepło budzą pchły ukryte w kokonach, także po powrocie z urlopu. Przez dwa, trzy tygodnie możesz widzieć pojedyncze sztuki.',
        },
        {
          title: 'Odkurzaj dalej',
          text: 'Codzienne odkurzanie wywabia pchły z kokonów na opryskane miejsca. Podłogi przy listwach w tym czasie nie myj; jeśli pełza po niej dziecko, powiedz o tym przed zabiegiem.',
        },
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje zwalczanie pcheł',
    paragraphs: [
      `To ceny na przykład za kawalerkę. Podnoszą je metraż i liczba dywanów.`,
      `Owadów wyraźnie ubywa po ${insect.effectHours} godzinach; z kokonów mogą jeszcze wychodzić nowe.`,
    ],
  },
  calling: [{ level: 'soon', arrival: commonSentences.inspection }],
  callToAction: {
    heading: 'Nie wiesz, co gryzie?',
    text: 'Złap owada na taśmę klejącą i wyślij zdjęcie. Powiemy, czy to pchła, czy pluskwa.',
    contact: 'Wyślij zdjęcie',
  },
});
