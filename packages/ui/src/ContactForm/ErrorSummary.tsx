import * as styles from './ContactForm.css.js';
import type { PartProps } from './ContactForm.js';
import type { ContactField, ContactProblem } from '@tarcza/contact/contract';
import { takeFocus } from './takeFocus.js';

/** Lists what is wrong with the fields and leads to each of them. It takes the focus when it appears. */
export function ErrorSummary({ id, words, Heading, problems }: PartProps) {
  return (
    <div ref={takeFocus} className={styles.alarm} role="group" aria-labelledby={`${id}summary`} tabIndex={-1}>
      <Heading id={`${id}summary`} className={styles.heading}>
        {words.summary}
      </Heading>
      <ul className={styles.summary}>
        {(Object.entries(problems) as [ContactField, ContactProblem][]).map(([field, problem]) => (
          <li key={field}>
            <a
              className={styles.summaryLink}
              href={`#${id}${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}${field}`)?.focus();
              }}
            >
              {words.problem(field, problem)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
