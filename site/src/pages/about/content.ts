import { claims } from '../../content/claims';
import { company } from '../../content/company';
import type { TextPageWords } from '../../content/textPage';
import { typeset } from '../../content/typeset';

const present = (...texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);

/** Texts of /o-nas. They name no person, because the specification names none. */
export const about = typeset<TextPageWords>({
  title: 'Kto przyjedzie do ciebie w Krakowie i Małopolsce',
  lead: 'Jesteśmy firmą z Krakowa. Zwalczamy szkodniki, dezynfekujemy i usuwamy pleśń w mieszkaniach, domach i firmach w Małopolsce.',
  picture: 'o-nas',
  sections: [
    {
      heading: 'Kto pracuje przy zabiegu',
      paragraphs: [
        'Przyjeżdża technik, a do większych prac dwie osoby. Ten sam człowiek ogląda mieszkanie, mówi, co znalazł, podaje cenę i odpowiada na pytania. Przedstawia się przy drzwiach i pracuje w odzieży ochronnej, a przy oprysku także w masce.',
        'Przez telefon rozmawiasz z osobą, która zna zabiegi i umie powiedzieć, czy sprawa jest pilna. Można z nami rozmawiać po polsku i po angielsku.',
      ],
    },
    {
      heading: 'Jak pracujemy',
      paragraphs: ['Zawsze:'],
      items: [
        'najpierw oglądamy i rozpoznajemy szkodnika, potem proponujemy metodę',
        'cenę poznajesz przed rozpoczęciem, a płacisz po wykonaniu',
        'nie pryskamy tam, gdzie wystarczy żel lub pułapka',
        'podajemy nazwę preparatu i na prośbę pokazujemy jego kartę charakterystyki',
        'zostawiamy zalecenia: kiedy wrócić, jak wietrzyć i czego nie zmywać',
        'nie mówimy sąsiadom, po co przyjechaliśmy',
      ],
    },
    {
      heading: 'Czego nie robimy',
      paragraphs: [
        'Nie wykładamy trutki luzem, nie zamykamy wejść, gdy w środku mogą być młode kuny, nietoperze lub ptaki, nie usuwamy trzmieli i nie obiecujemy, że pluskwy znikną po jednej wizycie. Gdy zabieg nie jest potrzebny, mówimy o tym od razu.',
      ],
    },
    {
      heading: 'Firma',
      paragraphs: present(
        `${company.legalName}, ${company.address.street}, ${company.address.postalCode} ${company.address.locality}. NIP ${company.nip}, REGON ${company.regon}.`,
        claims.experience,
        claims.served,
      ),
    },
  ],
  callToAction: {
    heading: 'Chcesz zapytać o swój przypadek?',
    text: 'Zadzwoń albo napisz. Konsultacja jest bezpłatna i do niczego nie zobowiązuje.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
});
