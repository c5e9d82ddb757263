import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import * as Accordion from '@radix-ui/react-accordion';
import * as Collapsible from '@radix-ui/react-collapsible';
import { FaqGroup } from '@tarcza/ui';
import { useState, type ReactNode } from 'react';
// The styles of the package that is measured: see ../ui.ts.
import * as faq from '../../../packages/ui/src/FaqGroup/FaqGroup.css.ts';

/** Thirty questions, as long as those of a real page. */
export const questions = Array.from({ length: 30 }, (_, index) => ({
  id: `pytanie-${index + 1}`,
  question: `Pytanie ${index + 1}: jak długo trwa zabieg i kiedy można wrócić do mieszkania?`,
  answer: `Odpowiedź ${index + 1}: zabieg trwa od jednej do trzech godzin. Do mieszkania można wrócić po wywietrzeniu, najczęściej tego samego dnia. Przed wizytą technik mówi, co przygotować, a po niej zostawia zalecenia na piśmie.`,
}));

const title = 'Najczęściej zadawane pytania';

const Section = ({ children }: { children: ReactNode }) => (
  <section className={faq.group}>
    <h2 className={faq.title}>{title}</h2>
    <div className={faq.items}>{children}</div>
  </section>
);

/** The same questions and answers in the same clothes, by the means of each library. */
export const contestants = {
  ours: () => <FaqGroup title={title} items={questions} />,

  /** Radix takes closed answers out of the page unless they are forced to stay; styles then hide them. */
  radix: () => (
    <Section>
      <Accordion.Root type="single" collapsible>
        {questions.map(({ id, question, answer }) => (
          <Accordion.Item key={id} value={id} className={faq.looks.root}>
            <Accordion.Header className={faq.looks.heading}>
              <Accordion.Trigger className={faq.looks.button}>{question}</Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content forceMount className={faq.looks.panel}>
              <p className={faq.answer}>{answer}</p>
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Section>
  ),

  /** Closed ones by hand, so that at most one is open; nothing keeps its place, nothing is found. */
  collapsible: () => <Collapsibles />,

  baseUi: () => (
    <Section>
      <BaseAccordion.Root hiddenUntilFound>
        {questions.map(({ id, question, answer }) => (
          <BaseAccordion.Item key={id} value={id} className={faq.looks.root}>
            <BaseAccordion.Header className={faq.looks.heading}>
              <BaseAccordion.Trigger className={faq.looks.button}>{question}</BaseAccordion.Trigger>
            </BaseAccordion.Header>
            <BaseAccordion.Panel className={faq.looks.panel}>
              <p className={faq.answer}>{answer}</p>
            </BaseAccordion.Panel>
          </BaseAccordion.Item>
        ))}
      </BaseAccordion.Root>
    </Section>
  ),

  /** A button and what it shows, in the fewest lines. */
  plain: () => <Plain />,

  /** The least that React can do: the browser's own disclosure. */
  details: () => (
    <Section>
      {questions.map(({ id, question, answer }) => (
        <details key={id} name="faq" className={faq.looks.root}>
          <summary className={faq.looks.button}>{question}</summary>
          <p className={faq.answer}>{answer}</p>
        </details>
      ))}
    </Section>
  ),
};

function Collapsibles() {
  const [shown, setShown] = useState<string>();
  return (
    <Section>
      {questions.map(({ id, question, answer }) => (
        <Collapsible.Root
          key={id}
          open={id === shown}
          onOpenChange={(open) => setShown(open ? id : undefined)}
          className={faq.looks.root}
        >
          <h3 className={faq.looks.heading}>
            <Collapsible.Trigger className={faq.looks.button}>{question}</Collapsible.Trigger>
          </h3>
          <Collapsible.Content forceMount className={faq.looks.panel}>
            <p className={faq.answer}>{answer}</p>
          </Collapsible.Content>
        </Collapsible.Root>
      ))}
    </Section>
  );
}

function Plain() {
  const [shown, setShown] = useState<string>();
  return (
    <Section>
      {questions.map(({ id, question, answer }) => (
        <div key={id} className={faq.looks.root}>
          <h3 className={faq.looks.heading}>
            <button
              type="button"
              className={faq.looks.button}
              aria-expanded={id === shown}
              data-state={id === shown ? 'open' : 'closed'}
              onClick={() => setShown(id === shown ? undefined : id)}
            >
              {question}
            </button>
          </h3>
          <div className={faq.looks.panel} hidden={id !== shown}>
            <p className={faq.answer}>{answer}</p>
          </div>
        </div>
      ))}
    </Section>
  );
}

export type Name = keyof typeof contestants;
