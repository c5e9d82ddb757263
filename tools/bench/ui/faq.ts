import type { ReactNode } from 'react';

interface Faq {
  title: string;
  items: readonly { id: string; question: string; answer: string }[];
}

/** The same questions and answers, by the means of one library. */
export type Contestant = (faq: Faq) => ReactNode;

/** Thirty questions, as long as those of a real page. */
export const faq: Faq = {
  title: 'Najczęściej zadawane pytania',
  items: Array.from({ length: 30 }, (_, index) => ({
    id: `pytanie-${index + 1}`,
    question: `Pytanie ${index + 1}: jak długo trwa zabieg i kiedy można wrócić do mieszkania?`,
    answer: `Odpowiedź ${index + 1}: zabieg trwa od jednej do trzech godzin. Do mieszkania można wrócić po wywietrzeniu, najczęściej tego samego dnia. Przed wizytą technik mówi, co przygotować, a po niej zostawia zalecenia na piśmie.`,
  })),
};

export const contestants = ['ours', 'radix', 'baseUi', 'details'] as const;

export type Name = (typeof contestants)[number];

export const titles: Record<Name, string> = {
  ours: 'FaqGroup of @tarcza/ui',
  radix: 'Radix Accordion, answers kept',
  baseUi: 'Base UI Accordion, until-found',
  details: '<details>, the floor',
};
