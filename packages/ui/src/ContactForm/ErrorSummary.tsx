import * as styles from './ContactForm.css.js';
import type { ContactField, ContactProblem, ContactProblems } from '@tarcza/contact/contract';
import { visuallyHidden } from '../theme/base.css.js';
import { takeFocus } from './takeFocus.js';
import type { PartProps } from './types.js';

interface ErrorSummaryProps extends PartProps {
  /** What was wrong when the form was refused. */
  refused: ContactProblems;
}

/**
 * Lists what was wrong with the fields and leads to each of them. It takes the focus when it appears. Lines whose fields
 * have been mended stay, struck out: nothing moves while somebody types.
 */
export function ErrorSummary({ id, words, Heading, problems, refused }: ErrorSummaryProps) {
  return (
    <div
      ref={takeFocus}
      className={styles.alarm}
      role="group"
      aria-labelledby={`${id}summary`}
      tabIndex={-1}
      data-mended={Object.keys(problems).length === 0 || undefined}
    >
      <Heading id={`${id}summary`} className={styles.heading}>
        {words.summary}
      </Heading>
      <ul className={styles.summary}>
        {(Object.entries(refused) as [ContactField, ContactProblem][]).map(([field, problem]) => (
          <li key={field}>
            <a
              className={styles.summaryLink}
              href={`#${id}${field}`}
              data-mended={!problems[field] || undefined}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}${field}`)?.focus();
              }}
            >
              {!problems[field] && <span className={visuallyHidden}>{words.mended} </span>}
              {words.problem(field, problem)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
