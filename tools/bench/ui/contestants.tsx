import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import * as Accordion from '@radix-ui/react-accordion';
import { FaqGroup } from '@tarcza/ui';
import type { ReactNode } from 'react';

/** Thirty questions, as long as those of a real page. */
export const questions = Array.from({ length: 30 }, (_, index) => ({
  id: `pytanie-${index + 1}`,
  question: `Pytanie ${index + 1}: jak długo trwa zabieg i kiedy można wrócić do mieszkania?`,
  answer: `Odpowiedź ${index + 1}: zabieg trwa od jednej do trzech godzin. Do mieszkania można wrócić po wywietrzeniu, najczęściej tego samego dnia. Przed wizytą technik mówi, co przygotować, a po niej zostawia zalecenia na piśmie.`,
}));

const title = 'Najczęściej zadawane pytania';

const Section = ({ children }: { children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The same questions and answers, by the means of each library. */
export const contestants = {
  ours: () => <FaqGroup title={title} items={questions} />,

  /** Radix takes closed answers out of the page unless they are forced to stay; styles then hide them. */
  radix: () => (
    <Section>
      <Accordion.Root type="single" collapsible>
        {questions.map(({ id, question, answer }) => (
          <Accordion.Item key={id} value={id} className="item">
            <Accordion.Header className="heading">
              <Accordion.Trigger className="button">{question}</Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content forceMount className="panel">
              <p className="answer">{answer}</p>
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Section>
  ),

  baseUi: () => (
    <Section>
      <BaseAccordion.Root hiddenUntilFound>
        {questions.map(({ id, question, answer }) => (
          <BaseAccordion.Item key={id} value={id} className="item">
            <BaseAccordion.Header className="heading">
              <BaseAccordion.Trigger className="button">{question}</BaseAccordion.Trigger>
            </BaseAccordion.Header>
            <BaseAccordion.Panel className="panel">
              <p className="answer">{answer}</p>
            </BaseAccordion.Panel>
          </BaseAccordion.Item>
        ))}
      </BaseAccordion.Root>
    </Section>
  ),

  /** The least that React can do: the browser's own disclosure. */
  details: () => (
    <Section>
      {questions.map(({ id, question, answer }) => (
        <details key={id} name="faq" className="item">
          <summary className="button">{question}</summary>
          <p className="answer">{answer}</p>
        </details>
      ))}
    </Section>
  ),
};

export type Name = keyof typeof contestants;
