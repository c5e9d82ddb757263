import type { ArticleDetails } from '../article';
import { terms } from '../../offers/terms';

const { safety } = terms;

export const article: ArticleDetails = {
  title: 'Bezpieczeństwo zabiegów DDD: co warto wiedzieć przed wizytą',
  excerpt: 'Czy trzeba wyjść z domu, co z psem i akwarium, kiedy dziecko może wrócić do pokoju?',
  date: '2026-02-10',
  modified: '2026-12-01',
  category: 'Bezpieczeństwo',
  kind: 'shield',
  scene: 'bezpieczenstwo',
  inside: 'ozonowanie',
  shareImage: 'home',
  description:
    'Zabiegi DDD a dzieci, alergicy i zwierzęta: kiedy opuścić mieszkanie, jak wietrzyć i po czym poznać rzetelnego wykonawcę. Praktyczny poradnik.',
  keywords: [
    'bezpieczeństwo zabiegów DDD',
    'dezynsekcja a dzieci',
    'dezynsekcja a zwierzęta',
    'wietrzenie po dezynsekcji',
    'dezynfekcja mieszkania bezpieczeństwo',
  ],
  seoContent: {
    safety: [
      `Wyjście z mieszkania zwykle na ${safety.awayHours} godziny`,
      `Po powrocie wietrzenie przez ${safety.airingMinutes} minut`,
    ],
    preparation: ['Schowaj żywność, naczynia, leki i zabawki', 'Zabierz zwierzęta, a akwarium wynieś'],
  },
};
