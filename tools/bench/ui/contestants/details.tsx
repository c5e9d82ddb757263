import type { Contestant } from '../faq.ts';

/** The least that React can do: the browser's own disclosure. */
export const Faq: Contestant = ({ title, items }) => (
  <section>
    <h2>{title}</h2>
    {items.map(({ id, question, answer }) => (
      <details key={id} name="faq" className="item">
        <summary className="button">{question}</summary>
        <p className="answer">{answer}</p>
      </details>
    ))}
  </section>
);
