import { claims, together } from '../../content/claims';
import type { CallToAction } from '../../content/everyPage';
import type { TextPageWords } from '../../content/textPage';
import { typeset } from '../../content/typeset';

export interface Rules {
  heading: string;
  items: readonly string[];
}

interface AboutWords extends TextPageWords {
  kept: Rules;
  refused: Rules;
  callToAction: CallToAction;
}

/** Texts of /o-nas. They name no person, because the specification names none. */
export const about = typeset<AboutWords>({
  title: 'Kto przyjedzie do ciebie w Krakowie i Małopolsce',
  breadcrumb: 'O nas',
  lead: together(
    'Jesteśmy firmą z Krakowa. Zwalczamy szkodniki, dezynfekujemy i usuwamy pleśń w mieszkaniach, domach i firmach.',
    claims.experience,
    claims.served,
  ),
  sections: [
    {
      heading: 'Kto pracuje przy zabiegu',
      paragraphs: [
        'Przyjeżdża technik, a do większych prac dwie osoby. Ten sam człowiek ogląda mieszkanie, mówi, co znalazł, podaje cenę i odpowiada na pytania. Przedstawia się przy drzwiach i pracuje w odzieży ochronnej, a przy oprysku także w masce.',
        'Przez telefon rozmawiasz z osobą, która zna zabiegi i umie powiedzieć, czy sprawa jest pilna. Można z nami rozmawiać po polsku i po angielsku.',
      ],
    },
  ],
  kept: {
    heading: 'Jak pracujemy',
    items: [
      'Najpierw oglądamy i rozpoznajemy szkodnika, potem proponujemy metodę.',
      'Cenę poznajesz przed rozpoczęciem, a płacisz po wykonaniu.',
      'Nie pryskamy tam, gdzie wystarczy żel lub pułapka.',
      'Podajemy nazwę preparatu i na prośbę pokazujemy jego kartę charakterystyki.',
      'Zostawiamy zalecenia: kiedy wrócić, jak wietrzyć i czego nie zmywać.',
      'Nie mówimy sąsiadom, po co przyjechaliśmy.',
    ],
  },
  refused: {
    heading: 'Czego nie robimy',
    items: [
      'Nie wykładamy trutki luzem.',
      'Nie zamykamy wejść, gdy w środku mogą być młode kuny, nietoperze lub ptaki.',
      'Nie usuwamy trzmieli.',
      'Nie obiecujemy, że pluskwy znikną po jednej wizycie.',
      'Nie sprzedajemy zabiegu, który nie jest potrzebny: mówimy o tym od razu.',
    ],
  },
  callToAction: {
    heading: 'Chcesz zapytać o swój przypadek?',
    text: 'Zadzwoń albo napisz. Konsultacja jest bezpłatna i do niczego nie zobowiązuje.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
});
