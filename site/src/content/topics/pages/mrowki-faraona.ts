import { terms } from '../../offers/terms';
import { commonSentences } from '../../texts/commonSentences';
import { urgencyLevels } from '../../services/urgency';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';

const { price } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Mrówki faraona w mieszkaniu: co robić',
    description: `Małe żółte mrówki w bloku? Jak je odróżnić od mrówek z ogrodu, dlaczego oprysk je rozprasza i jak działa przynęta. Zwalczanie od ${price.insect} zł z VAT.`,
    keywords: ['mrówki faraona', 'mrówki faraona Kraków', 'małe żółte mrówki w domu', 'mrówki w bloku'],
  },
  title: 'Mrówki faraona',
  lead: 'Mają dwa milimetry, kolor bursztynu i nie znają zimy: żyją w ogrzewanych budynkach, w ścianach i podłogach. W jednym gnieździe jest wiele królowych, dlatego to, co działa na zwykłe mrówki, tutaj szkodzi.',
  note: `Od ${price.insect} zł z VAT. ${commonSentences.freeInspection}`,
  chapters: [
    {
      kind: 'table',
      heading: 'Mrówka faraona czy mrówka z ogrodu',
      intro:
        'Połóż obok monetę 1 zł i zrób zdjęcie z bliska. Jeśli mrówki są w domu także w styczniu, to mocna wskazówka.',
      pictures: [
        'porownanie-mrowki#k-faraon',
        'porownanie-mrowki#k-hurtnica',
        'porownanie-mrowki#k-murawka',
        'porownanie-mrowki#k-skrzydlata',
      ],
      heads: ['Mrówka', 'Jak wygląda', 'Skąd przychodzi', 'Co zrobić'],
      rows: [
        [
          'Faraona',
          'Około 2 mm, żółta lub bursztynowa, dwa guzki i ciemniejszy koniec odwłoka',
          'Ze ściany, listwy, gniazdka lub szczeliny przy rurze, przez cały rok',
          'Nie pryskaj, zadzwoń i zawiadom administrację',
        ],
        [
          'Ogrodowa (hurtnica)',
          '3–5 mm, czarnobrunatna, jeden guzek przed odwłokiem',
          'Z ogrodu lub spod tarasu, szlakiem przez próg, od wiosny do jesieni',
          'Znajdź i zamknij wejście, schowaj słodycze; zwykle to wystarcza',
        ],
        [
          'Murawka',
          'Około 3 mm, brunatna, powolna, też z dwoma guzkami',
          'Spod kostki i płyt, z kopczykiem drobnego piasku',
          'Zabieg na zewnątrz, jeśli wchodzi do domu',
        ],
        [
          'Skrzydlate mrówki',
          'Większe, z talią i skrzydłami nierównej długości',
          'Z gniazda w murze lub ogrodzie, w ciepły, parny dzień',
          'Zamknij okno: to rójka i minie po kilku godzinach; jeśli wychodzą ze ściany lub podłogi, zadzwoń',
        ],
      ],
    },
    {
      kind: 'marked',
      heading: 'Mrówki faraona: co zrobić dziś wieczorem',
      lists: [
        {
          heading: 'Zrób',
          items: [
            'Połóż na kartce odrobinę miodu, na drugiej okruch mięsa. Po godzinie zobaczysz, którędy idzie szlak i co mrówki wolą.',
            'Zaznacz szlak kawałkami taśmy i sfotografuj go. Nie zmywaj go do naszego przyjazdu.',
            'Resztę jedzenia zamknij w szczelnych pudełkach, także karmę.',
            'Zapytaj sąsiadów zza ściany.',
          ],
        },
        {
          heading: 'Nie rób',
          items: [
            'Nie używaj sprayu, proszku ani kredy na szlak.',
            'Nie zalewaj szczelin i gniazdek: mrówek nie wypłuczesz, a woda w gniazdku grozi porażeniem.',
            'Nie wykładaj kilku przynęt ze sklepu naraz. Jedna zniechęci do drugiej.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Dlaczego przynęta zamiast oprysku',
      scene: 'mrowki-gniazdo',
      intro:
        'Zagrożona kolonia mrówek faraona dzieli się: część robotnic zabiera jaja oraz królową i zakłada nowe gniazdo dwa pokoje dalej.',
      steps: [
        {
          title: 'Rozpoznanie i plan szlaków',
          text: 'Sprawdzamy gatunek i zaznaczamy szlaki w mieszkaniu, a jeśli administracja się zgodzi, także w całym pionie.',
        },
        {
          title: 'Jedna przynęta w wielu miejscach',
          text: 'Wykładamy małe porcje tam, gdzie mrówki i tak chodzą. Najlepiej w kilku mieszkaniach tego samego dnia.',
        },
        {
          title: 'Robotnice karmią królowe',
          text: 'Przynęta działa powoli, żeby zdążyła trafić do gniazda. Większy ruch przy porcji jest wtedy dobrym znakiem.',
        },
        {
          title: 'Porcje kontrolne zostają',
          text: 'Pusty blat nie znaczy jeszcze, że kolonii nie ma. Sprawdzamy porcje, uzupełniamy je i kończymy, gdy mrówki przestają po nie przychodzić.',
        },
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje zwalczanie mrówek faraona',
    paragraphs: [
      `To ceny za małe mieszkanie. Podnoszą je powierzchnia, liczba mieszkań i kolejne wizyty, jeśli gniazda są w kilku lokalach.`,
      'Zabieg w jednym mieszkaniu nie rozwiąże sprawy, gdy gniazdo jest piętro niżej; mówimy o tym od razu.',
    ],
  },
  calling: [{ level: 'ordinary', arrival: urgencyLevels.ordinary.arrival }],
  callToAction: {
    heading: 'Nie wiesz, czy to mrówki faraona?',
    text: 'Wyślij zdjęcie z monetą i napisz, w którym pomieszczeniu idzie szlak. Odpowiemy, czy zabieg ma sens.',
    contact: 'Wyślij zdjęcie',
  },
});
