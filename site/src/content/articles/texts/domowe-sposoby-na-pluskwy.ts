import type { ArticleDetails } from '../article';

export const article: ArticleDetails = {
  title: 'Domowe sposoby na pluskwy: co\u00a0pomaga, a\u00a0co szkodzi',
  excerpt:
    'Ocet, olejki, ziemia okrzemkowa: sprawdzamy, co zmniejsza liczbę pluskiew, a co tylko je rozprasza.',
  date: '2026-08-18',
  modified: '2026-12-01',
  category: 'Dezynsekcja',
  kind: 'bedbug',
  inside: 'przygotowanie',
  shareImage: 'pluskwy',
  description:
    'Ocet, olejki, pranie, para i mrożenie: które domowe sposoby na pluskwy mają sens, a które rozpraszają owady. Zobacz, kiedy wezwać ekipę.',
  keywords: [
    'domowe sposoby na pluskwy',
    'pluskwy zwalczanie',
    'pranie a pluskwy',
    'para wodna na pluskwy',
    'co zabija pluskwy',
    'mrożenie pluskiew',
  ],
  seoContent: {
    homeMethods: [
      'Pranie w 60 °C, z worka prosto do pralki, i gorące suszenie',
      'Odkurzanie szwów materaca, listew i szczelin',
    ],
    whyFail: ['Jaja są przyklejone głęboko w szczelinach', 'Zapachy szybko wietrzeją i nie niszczą jaj'],
  },
};
