import type { ArticleDetails } from '../article';

export const article: ArticleDetails = {
  title: 'Jak odstraszyć kuny z poddasza i nie zrobić im krzywdy',
  excerpt: 'Jak skłonić kunę do wyjścia, kiedy zamknąć wejście i czego nie robić, gdy na poddaszu są młode.',
  date: '2026-10-13',
  modified: '2026-12-01',
  category: 'Poradniki',
  kind: 'marten',
  drawings: ['kuna'],
  shareImage: 'kuny',
  description:
    'Kuna na poddaszu hałasuje i niszczy ocieplenie. Sprawdź, jak humanitarnie ją odstraszyć, kiedy uszczelnić dach i jak długo trwa cała praca.',
  keywords: [
    'kuna na poddaszu',
    'jak odstraszyć kuny',
    'odstraszanie kun',
    'kuna w dachu',
    'humanitarne metody na kuny',
  ],
  seoContent: {
    problems: ['Poszarpane ocieplenie i folia pod dachem', 'Odchody i plamy moczu na suficie'],
    methods: [
      'Przegląd dachu i odnalezienie wszystkich wejść',
      'Odstraszanie światłem, dźwiękiem i zapachem',
      'Zamknięcie wejść, gdy poddasze jest już puste',
    ],
  },
};
