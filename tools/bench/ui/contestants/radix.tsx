import * as Accordion from '@radix-ui/react-accordion';
import type { Contestant } from '../faq.ts';

/** Radix takes closed answers out of the page unless they are forced to stay; styles then hide them. */
export const Faq: Contestant = ({ title, items }) => (
  <section>
    <h2>{title}</h2>
    <Accordion.Root type="single" collapsible>
      {items.map(({ id, question, answer }) => (
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
  </section>
);
