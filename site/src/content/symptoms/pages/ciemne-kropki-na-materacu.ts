import { commonSentences } from '../../texts/commonSentences';
import type { SymptomTexts } from '../symptoms';
import { typeset } from '../../../text/typeset';

export default typeset<SymptomTexts>({
  title: 'Ciemne kropki na materacu',
  likely: 'To najpewniej pluskwy.',
  head: {
    title: 'Ciemne kropki na materacu – po czym poznać pluskwy',
    description:
      'Czarne kropki przy szwach materaca to często odchody pluskiew. Próba mokrym wacikiem, miejsca do sprawdzenia, cena i to, co zrobić do przyjazdu ekipy.',
    keywords: ['czarne kropki na materacu', 'odchody pluskiew', 'ślady pluskiew na pościeli'],
    shareImage: 'pluskwy',
  },
  now: commonSentences.bedbugAtNight,
  cause: {
    heading: 'Tak wyglądają odchody pluskiew',
    text: 'Po posiłku pluskwa wraca do kryjówki i zostawia przy niej strawioną krew. To czarne kropki wielkości łebka szpilki, najgęstsze przy szwach, zamku pokrowca i na ramie łóżka. Kurz i okruchy tak się nie układają.',
  },
  sure: {
    heading: 'Zrób próbę mokrym wacikiem',
    items: [
      'Przyłóż do jednej kropki zwilżony wacik. Odchody pluskwy puszczą rdzawą smugę, zwykły brud rozetrze się na szaro. Odchody pcheł też zostawiają rdzawy ślad, ale leżą na legowisku i dywanie.',
      'Poświeć w szwy i pod metkę materaca. Puste, przezroczyste wylinki i białe jaja długości około 1 mm to pewny ślad.',
      'Sprawdź też sofę, na której ktoś drzemie, oraz brzegi gniazdek i obrazy przy łóżku.',
    ],
  },
  urgency: {
    level: 'soon',
  },
  price: commonSentences.bedbugPaid,
  until: {
    heading: 'Co robić, a czego nie',
    items: [
      'Zrób zdjęcie kropek. Do oględzin ich nie zmywaj i nie odkurzaj materaca.',
      commonSentences.laundry,
    ],
    avoid: [
      'Nie wynoś materaca: z korytarza owady rozejdą się po budynku.',
      'Nie przenoś rzeczy z sypialni do innych szaf.',
    ],
  },
});
