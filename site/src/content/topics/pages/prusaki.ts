import { terms } from '../../offers/terms';
import { commonSentences } from '../../texts/commonSentences';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';
import { dangers } from '../../texts/dangers';

const { price, insect } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Prusaki i karaluchy: jak je zwalczyć w bloku',
    description: `Jak odróżnić prusaka od karalucha i od niegroźnej zadomki, co zrobić dziś wieczorem i jak wygląda zabieg w bloku, od ${price.insect} zł z VAT.`,
    keywords: ['prusaki Kraków', 'zwalczanie prusaków', 'karaluchy w bloku', 'prusak a karaluch'],
  },
  title: 'Prusaki i karaluchy',
  lead: 'Prusak mieszka tam, gdzie są ciepło i woda: za lodówką, pod zlewem, przy zmywarce. Karaluch wschodni woli piwnicę i zsyp. Nie wiesz, którego masz? Wyślij zdjęcie.',
  note: `Od ${price.insect} zł z VAT. ${commonSentences.freeInspection}`,
  chapters: [
    {
      kind: 'table',
      heading: 'Prusak, karaluch czy owad z ogrodu',
      intro:
        'Zrób zdjęcie z monetą obok owada. Wielkość i rysunek za głową wystarczą, żeby rozpoznać gatunek.',
      pictures: [
        'porownanie-karaluchy#k-prusak',
        'porownanie-karaluchy#k-wschodni',
        'porownanie-karaluchy#k-zadomka',
        'porownanie-karaluchy#k-biegacz',
      ],
      heads: ['Owad', 'Jak wygląda', 'Gdzie i kiedy', 'Co to znaczy'],
      rows: [
        [
          'Prusak',
          '10–15 mm, jasnobrązowy, dwa ciemne paski wzdłuż tarczki za głową',
          'Kuchnia i łazienka, po ciemku; ucieka przed światłem',
          'Trzeba go zwalczać: mnoży się w mieszkaniu',
        ],
        [
          'Karaluch wschodni',
          '20–27 mm, ciemnobrunatny lub czarny, błyszczący, wolniejszy; samica prawie bez skrzydeł',
          'Piwnica, zsyp, pralnia, parter przy rurach',
          'Powiadom zarządcę: źródło jest zwykle w części wspólnej',
        ],
        [
          'Zadomka',
          'Do 14 mm, jasnobrązowa, bez dwóch pasków, dobrze lata',
          'Firanka, balkon, ogród; latem, także w dzień, i nie boi się światła',
          'Wynieś ją na dwór: przyleciała z zieleni i w domu się nie rozmnoży',
        ],
        [
          'Biegacz i inne chrząszcze',
          'Twardy pancerz z prostą linią przez środek grzbietu',
          'Przy drzwiach tarasu i w garażu, pojedynczo',
          'Zabieg jest niepotrzebny: trafiają do domu przypadkiem',
        ],
      ],
    },
    {
      kind: 'marked',
      heading: 'Co zrobić dziś wieczorem z prusakami',
      lists: [
        {
          heading: 'Zrób',
          items: [
            'Rozłóż pułapki lepowe: za lodówką, pod zlewem, przy zmywarce i za piekarnikiem. Podpisz je i zostaw.',
            'Wytrzyj zlew i blat do sucha, podnieś miskę z wodą dla zwierząt, wynieś śmieci.',
            'Jedzenie i karmę zamknij w szkle, metalu lub twardym pudełku.',
            'Zapytaj sąsiadów z pionu i administrację, czy ktoś zgłaszał to samo.',
          ],
        },
        {
          heading: 'Nie rób',
          items: [
            'Nie pryskaj sprayem. Zabije kilka sztuk, a zapach zniechęci resztę do żelu, który wykładamy.',
            'Nie przenoś sprzętów ani kartonów do innych pokoi.',
            'Kratki wentylacyjnej nie zaklejaj i nie zakładaj na nią gęstej siatki.',
          ],
        },
      ],
      warning: dangers.carbonMonoxide,
    },
    {
      kind: 'points',
      heading: 'Dlaczego jeden prusak nie jest sam',
      scene: 'objaw-prusaki',
      intro:
        'Widać tylko małą część owadów. Reszta siedzi w szczelinach tak wąskich, że owad dotyka ich grzbietem i brzuchem.',
      points: [
        {
          title: 'Ooteka (osłonka z jajami)',
          text: 'Samica nosi w niej 30–40 jaj i odkłada ją tuż przed wylęgiem. Dlatego po pierwszym zabiegu młode mogą się jeszcze pojawić.',
        },
        {
          title: 'Dwa, trzy miesiące',
          text: 'Tyle w cieple kuchni zajmuje droga od jaja do dorosłego owada. Jedna przeoczona kryjówka wystarczy, żeby wszystko zaczęło się od nowa.',
        },
        {
          title: 'Żel, który się przenosi',
          text: 'Prusaki zjadają odchody i martwe osobniki z kryjówki. Preparat z żelu trafia tak do owadów, które same nie wyszły po jedzenie.',
        },
        {
          title: 'Droga przez pion',
          text: 'Przejścia rur, szachty, kanały kabli i zsyp łączą mieszkania. Mówimy, które przejścia uszczelnić.',
        },
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje zwalczanie prusaków',
    paragraphs: [
      `To ceny za małe mieszkanie. Więcej kosztuje duża powierzchnia, lokal gastronomiczny i kilka mieszkań w jednym pionie.`,
      `Owadów wyraźnie ubywa po ${insect.effectHours} godzinach. ${commonSentences.cockroachGuarantee}`,
    ],
  },
  calling: [{ level: 'soon', arrival: commonSentences.inspection }],
  callToAction: {
    heading: 'Prześlij zdjęcie, powiemy, co to jest',
    text: 'Do formularza możesz dołączyć trzy zdjęcia. Rozpoznanie nic nie kosztuje, a jeśli to zadomka, na tym się skończy.',
    contact: 'Wyślij zdjęcie',
  },
});
