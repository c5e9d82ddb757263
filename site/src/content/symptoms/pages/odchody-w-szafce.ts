import { commonSentences } from '../../texts/commonSentences';
import type { SymptomTexts } from '../symptoms';
import { typeset } from '../../../text/typeset';

export default typeset<SymptomTexts>({
  title: 'Drobne, ciemne odchody w szafce lub piwnicy',
  likely: 'To najpewniej mysz lub szczur.',
  head: {
    title: 'Drobne odchody w szafce – mysz czy szczur?',
    description:
      'Ciemne ziarenka w szafce albo w piwnicy? Po wielkości i miejscu poznasz, czy to mysz, czy szczur. Jak zebrać je na mokro i ile kosztuje deratyzacja.',
    keywords: ['odchody myszy w kuchni', 'odchody szczura', 'jak rozpoznać gryzonie'],
  },
  now: 'Odchody mogą przenosić choroby: nie zamiataj ich na sucho i trzymaj od nich dzieci z daleka.',
  cause: {
    heading: 'Po czym odróżnić mysz od szczura',
    text: 'Mysz gubi po drodze ciemne ziarenka podobne do ryżu, rozsypane wzdłuż całej trasy. Odchody szczura są wrzecionowate, o tępych końcach, długości 1–2 cm, i leżą kupkami w kątach.',
  },
  sure: {
    heading: 'Sprawdź, czy ślad jest świeży',
    items: [
      'Zbierz odchody na mokro i zajrzyj w to samo miejsce po nocy. Nowe znaczą, że gryzoń wciąż tędy chodzi.',
      'Szukaj nadgryzionych opakowań, tłustych smug przy listwach i szczelin szerokich jak ołówek: mysz się w nich zmieści.',
      'Posłuchaj po zmroku. Mysz szeleści w ścianie i pod podłogą, szczur trzyma się piwnicy i rur.',
    ],
  },
  urgency: {
    level: 'urgent',
    about: 'Szczur w mieszkaniu, gryzonie w gastronomii lub sklepie spożywczym',
    other: { about: 'Mysz w domu, szczur w piwnicy', level: 'soon' },
  },
  price: 'Jedno miejsce to na przykład piwnica. W cenie są stacje lub pułapki, przynęta i pierwsza kontrola.',
  until: {
    heading: 'Zanim zjawi się technik',
    items: [
      'Zrób zdjęcie z monetą i zapisz, gdzie coś słychać.',
      commonSentences.rodentDroppings,
      `${commonSentences.rodentFood} Śmieci wynoś na noc.`,
    ],
    avoid: [commonSentences.rodentHoles, 'Odchodów nie odkurzaj.'],
  },
});
