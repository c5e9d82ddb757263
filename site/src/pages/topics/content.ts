import type { CallToAction } from '../../content/everyPage';
import { typeset } from '../../content/typeset';

/** Words of /szkodniki. */
export const topicsPage = typeset<{
  title: string;
  breadcrumb: string;
  lead: string;
  pests: string;
  others: string;
  symptoms: { heading: string; intro: string };
  callToAction: CallToAction;
}>({
  title: 'Szkodniki w domu i w firmie – Kraków i Małopolska',
  breadcrumb: 'Szkodniki',
  lead: 'Na każdej stronie przeczytasz, po czym poznać szkodnika, z czym go nie pomylić, co zrobić dziś wieczorem i ile kosztuje zabieg.',
  pests: 'Jaki to szkodnik',
  others: 'Inne sprawy',
  symptoms: {
    heading: 'Nie wiesz, jaki to szkodnik?',
    intro: 'Zacznij od tego, co widzisz, słyszysz albo czujesz.',
  },
  callToAction: {
    heading: 'Nie ma tu twojego szkodnika?',
    text: 'Pluskwy i kuny mają własne strony wśród usług. Zwalczamy też pchły, mole, muszki i owady w drewnie. Zadzwoń albo wyślij zdjęcie: powiemy, co to jest.',
    call: 'Zadzwoń teraz',
    contact: 'Wyślij zdjęcie',
  },
});
