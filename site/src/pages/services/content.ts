import type { CallToAction } from '../../content/everyPage';
import { typeset } from '../../content/typeset';

export interface OverviewWords {
  title: string;
  lead: string;
  services: { heading: string; intro: string };
  cities: { heading: string; intro: string };
  callToAction: CallToAction;
}

/** Texts of /uslugi. */
export const overview: OverviewWords = typeset<OverviewWords>({
  title: 'Usługi DDD, odgrzybianie i ozonowanie w Krakowie i Małopolsce',
  lead: 'Dezynfekcja, dezynsekcja i deratyzacja to razem DDD. Do tego zwalczamy pluskwy, odstraszamy kuny i usuwamy pleśń – w mieszkaniach, domach i firmach w całej Małopolsce.',
  services: {
    heading: 'Co robimy',
    intro: 'Wybierz problem. Na stronie każdej usługi opisujemy objawy, przebieg prac, czas i cenę.',
  },
  cities: {
    heading: 'Gdzie dojeżdżamy',
    intro: 'Wybierz miasto, a potem usługę.',
  },
  callToAction: {
    heading: 'Nie wiesz, co to za szkodnik?',
    text: 'Zadzwoń i opisz ślady albo wyślij wiadomość. Podpowiemy, z czym masz do czynienia, a na oględziny przyjedziemy bezpłatnie.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
});
