import { totals } from '../../content/texts/totals';
import { typeset } from '../../text/typeset';

/** Texts of /uslugi. */
export const overview = typeset({
  head: {
    title: 'Usługi DDD w Małopolsce: przebieg, czas i ceny',
    description: `${totals.services} w ${totals.townsLocative} Małopolski: pluskwy, kuny, gryzonie, owady, dezynfekcja i odgrzybianie. Sprawdź przebieg, czas i ceny. Dojazd jest bezpłatny.`,
    keywords: [
      'usługi DDD',
      'dezynfekcja',
      'dezynsekcja',
      'deratyzacja',
      'odgrzybianie',
      'ozonowanie',
      'Małopolska',
    ],
  },
  title: 'Usługi DDD w Małopolsce',
  lead: 'DDD to dezynfekcja, dezynsekcja i deratyzacja. Zwalczamy też pluskwy, odstraszamy kuny i usuwamy pleśń.',
  services: { heading: 'Co robimy' },
  others: {
    heading: 'Szukasz czegoś innego?',
    links: [
      { label: 'Dla firm: HACCP i stały nadzór', href: '/dla-firm' },
      { label: 'Ozonowanie', href: '/ozonowanie' },
      { label: 'Dezynfekcja po zgonie', href: '/dezynfekcja-po-zgonie' },
      { label: 'Rozpoznaj szkodnika', href: '/szkodniki' },
    ],
  },
  towns: {
    heading: 'Dokąd dojeżdżamy',
    intro: 'Wybierz miasto, a potem usługę.',
  },
  callToAction: {
    heading: 'Nie wiesz, co to za szkodnik?',
    text: 'Zadzwoń i opisz ślady albo wyślij wiadomość. Podpowiemy, z czym masz do czynienia, a na oględziny przyjedziemy bezpłatnie.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
} as const);
