import { Accordion } from '@base-ui/react/accordion';
import type { Contestant } from '../faq.ts';

export const Faq: Contestant = ({ title, items }) => (
  <section>
    <h2>{title}</h2>
    <Accordion.Root hiddenUntilFound>
      {items.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id} className="item">
          <Accordion.Header className="heading">
            <Accordion.Trigger className="button">{question}</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Panel className="panel">
            <p className="answer">{answer}</p>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  </section>
);
