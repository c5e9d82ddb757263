import type { ArticleDetails } from '../article';

export const article: ArticleDetails = {
  title: 'Jak rozpoznać pluskwy w domu, zanim się rozmnożą',
  excerpt:
    'Gdzie zajrzeć z latarką, jak wyglądają ciemne plamki i wylinki oraz z czym łatwo pomylić pluskwy.',
  date: '2026-11-05',
  modified: '2026-12-01',
  category: 'Poradniki',
  kind: 'bedbug',
  scene: 'galeria-pluskwy-slady',
  drawings: ['pluskwa'],
  shareImage: 'pluskwy',
  description:
    'Po czym poznać pluskwy: ślady na materacu, ukąszenia, wylinki i kryjówki. Zobacz, gdzie zajrzeć z latarką i co zrobić zaraz po ich znalezieniu.',
  keywords: [
    'jak rozpoznać pluskwy',
    'objawy pluskiew',
    'ślady pluskiew na materacu',
    'ukąszenia pluskiew',
    'pluskwy w domu',
  ],
  seoContent: {
    symptoms: [
      'Swędzące ślady na skórze po nocy, często w skupiskach',
      'Ciemne plamki na szwach materaca i stelażu łóżka',
    ],
    whyAct: [
      'Samica składa przez całe życie 200 i więcej jaj',
      'Owady przechodzą do kolejnych pokoi i do sąsiadów',
    ],
  },
};
