import { figureTexts } from '../../content/company/figureTexts';
import { joinSentences } from '../../text/joinSentences';
import { commonSentences } from '../../content/texts/commonSentences';
import { typeset } from '../../text/typeset';

export const faq = typeset({
  head: {
    title: 'FAQ: ceny, bezpieczeństwo i przebieg zabiegów DDD',
    description:
      'Ile kosztuje zwalczanie pluskiew, na jak długo wyjść z mieszkania, czy kuny wrócą i skąd pleśń na ścianie? Krótkie odpowiedzi na pytania o zabiegi.',
    keywords: [
      'FAQ DDD',
      'ceny DDD',
      'bezpieczeństwo zabiegów DDD',
      'pluskwy pytania',
      'kuny pytania',
      'odgrzybianie cena',
    ],
  },
  title: 'Często zadawane pytania',
  lead: 'Co jest pilne, kiedy przyjedziemy, na ile godzin wyjść z domu i ile kosztuje zabieg.',
  categories: 'Kategorie pytań',
  onServicePages: 'O gryzoniach i owadach piszemy na stronach usług:',
  servicePages: [
    { label: 'Myszy i szczury', href: '/uslugi/deratyzacja#pytania' },
    { label: 'Prusaki, osy i inne owady', href: '/uslugi/dezynsekcja#pytania' },
  ],
  highlights: [
    {
      icon: 'shield',
      title: '100% Bezpieczeństwo',
      text: 'Przy każdym zabiegu, bez wyjątku, mówimy, na ile godzin wyjść, jak wietrzyć i co zrobić ze zwierzętami i jedzeniem.',
    },
    {
      icon: 'clock',
      title: 'Szybka interwencja',
      text: `${commonSentences.arrivalWhenUrgent} ${commonSentences.urgentPhone}.`,
    },
    {
      icon: 'star',
      title: 'Eksperci DDD',
      text: joinSentences(
        figureTexts.experience,
        'Najpierw oglądamy i rozpoznajemy szkodnika, potem dobieramy metodę.',
      ),
    },
  ],
  callToAction: {
    heading: 'Nie znalazłeś odpowiedzi na swoje pytanie?',
    text: 'Zadzwoń albo napisz.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
  hours: {
    heading: 'Godziny pracy',
  },
  information: {
    heading: 'Dodatkowe informacje',
    items: [
      commonSentences.afterHours,
      'Konsultacja, dojazd, oględziny i wycena są bezpłatne.',
      'Rozmawiamy po polsku i po angielsku.',
    ],
  },
} as const);
