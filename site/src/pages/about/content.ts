import { totals } from '../../content/texts/totals';
import { figureTexts } from '../../content/company/figureTexts';
import { company } from '../../content/company/company';
import { commonSentences } from '../../content/texts/commonSentences';
import { typeset } from '../../text/typeset';

/** Texts of /o-nas. They name no person. */
export const about = typeset({
  head: {
    title: 'O nas: kto do ciebie przyjedzie – DDD Kraków',
    description:
      'Kto ogląda mieszkanie, kto wykonuje zabieg i czego możesz od nas wymagać: zasady pracy firmy DDD z Krakowa, jej dane oraz to, czego nie robimy.',
    keywords: ['firma DDD Kraków', 'technik DDD', 'o firmie'],
  },
  title: 'Kto do ciebie przyjedzie',
  breadcrumb: 'O nas',
  lead: 'Jesteśmy firmą z Krakowa. Zwalczamy szkodniki, dezynfekujemy i usuwamy pleśń w mieszkaniach, domach i firmach.',
  sections: [
    {
      heading: 'Kto pracuje przy zabiegu',
      paragraphs: [
        'Przyjeżdża technik. Ogląda mieszkanie, mówi, co znalazł, podaje cenę i odpowiada na pytania. Pracuje w odzieży ochronnej, a przy oprysku także w masce.',
        'Już przez telefon mówimy, czy sprawa jest pilna. Rozmawiamy po polsku i po angielsku.',
      ],
    },
  ],
  factsLabel: 'Firma w liczbach',
  facts: [
    ...(figureTexts.years ? [{ value: figureTexts.years, label: 'doświadczenia' }] : []),
    ...(figureTexts.clients ? [{ value: figureTexts.clients, label: 'obsłużonych klientów' }] : []),
    { value: totals.towns, label: 'i ich okolice, z bezpłatnym dojazdem' },
    { value: 'Po wykonaniu', label: 'płacisz: gotówką, kartą lub przelewem' },
  ],
  papers: {
    heading: 'Co dostajesz na piśmie',
    lead: 'To, co najważniejsze, dostajesz zapisane.',
    items: [
      {
        title: 'Wycena',
        text: 'Zakres pracy, cena i okres gwarancji. Poznajesz ją po oględzinach, zanim zamówisz zabieg.',
        more: { label: 'Cennik', href: '/cennik' },
      },
      {
        title: 'Lista przygotowań',
        text: 'Co wyprać, spakować i odsunąć przed zabiegiem. Możesz ją też wydrukować z naszej strony.',
        more: { label: 'Listy do druku', href: '/przygotowanie' },
      },
      {
        title: 'Zalecenia po zabiegu',
        text: 'O której wrócić, jak długo wietrzyć i czego nie zmywać, żeby preparat dalej działał.',
      },
      {
        title: 'Karta charakterystyki',
        text: 'Czym pracujemy i jakie są środki ostrożności. Na prośbę także przed zabiegiem, dla lekarza.',
      },
      {
        title: 'Gwarancja',
        text: 'Jej okres wpisujemy do wyceny. Co obejmuje, a czego nie, mówią spisane warunki.',
        more: { label: 'Warunki gwarancji', href: '/gwarancja' },
      },
      {
        title: 'Faktura i protokół',
        text: 'Fakturę wystawiamy na życzenie. Firma dostaje po każdej wizycie także protokół.',
        more: { label: 'DDD dla firm', href: '/dla-firm' },
      },
    ],
  },
  credentials: company.credentials && { heading: 'Uprawnienia i ubezpieczenie', items: company.credentials },
  kept: {
    heading: 'Jak pracujemy',
    items: [
      'Najpierw oglądamy i rozpoznajemy szkodnika, potem proponujemy metodę.',
      'Nie pryskamy tam, gdzie wystarczy żel lub pułapka.',
      commonSentences.discretion,
    ],
  },
  refused: {
    heading: 'Czego nie robimy',
    items: [
      'Nie wykładamy trutki luzem.',
      'Nie zamykamy wejść, gdy w środku mogą być młode kuny, ani schronień ptaków i nietoperzy, także pustych.',
      'Nie usuwamy trzmieli.',
      'Nie obiecujemy, że pluskwy znikną po jednej wizycie.',
      'Nie sprzedajemy zabiegu, który nie jest potrzebny: mówimy o tym od razu.',
    ],
  },
  callToAction: {
    heading: 'Chcesz zapytać o swój przypadek?',
    text: 'Zadzwoń albo napisz. Konsultacja jest bezpłatna i do niczego nie zobowiązuje.',
    call: 'Zadzwoń teraz',
    contact: 'Napisz do nas',
  },
} as const);
