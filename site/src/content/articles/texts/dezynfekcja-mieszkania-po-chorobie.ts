import type { ArticleDetails } from '../article';

export const article: ArticleDetails = {
  title: 'Dezynfekcja mieszkania po chorobie: od czego zacząć',
  excerpt: 'Po infekcji samo mycie nie zawsze wystarcza. Podpowiadamy, które powierzchnie odkazić najpierw.',
  date: '2026-09-22',
  modified: '2026-12-01',
  category: 'Dezynfekcja',
  kind: 'disinfection',
  inside: 'przygotowanie-dezynfekcja',
  shareImage: 'home',
  description:
    'Jak odkazić mieszkanie po chorobie: od klamek i łazienki po tkaniny. Kolejność prac, częste błędy i sytuacje, w których lepiej wezwać ekipę.',
  keywords: [
    'dezynfekcja mieszkania',
    'dezynfekcja po chorobie',
    'odkażanie mieszkania',
    'dezynfekcja powierzchni',
    'dezynfekcja po grypie żołądkowej',
  ],
  seoContent: {
    when: [
      'Po grypie żołądkowej i innych chorobach zakaźnych',
      'Przed powrotem osoby o obniżonej odporności ze szpitala',
    ],
    surfaces: ['Klamki, włączniki światła, poręcze i piloty', 'Toaleta, umywalka, krany i spłuczka'],
  },
};
