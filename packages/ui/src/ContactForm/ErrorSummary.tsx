import { visuallyHidden } from '../theme/base.css.js';
import * as styles from './ContactForm.css.js';
import { takeFocus } from './takeFocus.js';
import type { PartProps } from './types.js';

interface ErrorSummaryProps extends PartProps {
  /** The fields that the form has, in their order. */
  names: readonly string[];
  /** What the receiver of the message said beside it. */
  text?: string | undefined;
}

/**
 * Lists what was wrong with the fields and leads to each of them. It takes the focus when it appears. Lines whose fields
 * have been mended stay, struck out: nothing moves while somebody types.
 */
export function ErrorSummary({ id, words, Heading, problems, refused, names, text }: ErrorSummaryProps) {
  return (
    <div
      ref={takeFocus}
      className={styles.alarm}
      role="group"
      aria-labelledby={`${id}summary`}
      // A group that takes the focus is read by its name alone; its description comes after that.
      aria-describedby={`${id}problems`}
      tabIndex={-1}
      data-mended={Object.keys(problems).length === 0 || undefined}
    >
      <Heading id={`${id}summary`} className={styles.heading}>
        {words.summary}
      </Heading>
      {text && <p className={styles.paragraph}>{text}</p>}
      <ul id={`${id}problems`} className={styles.summary}>
        {[...new Set([...names, ...Object.keys(refused)])]
          .filter((field) => refused[field])
          .map((field) => (
            <li key={field}>
              {names.includes(field) ? (
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
                  <span>{refused[field]}</span>
                </a>
              ) : (
                // The receiver names a field that this form does not have.
                refused[field]
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
