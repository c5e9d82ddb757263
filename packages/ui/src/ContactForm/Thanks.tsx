import { check, Drawing } from '../icons/icons.js';
import * as styles from './ContactForm.css.js';
import type { PartProps } from './types.js';
import { takeFocus } from './takeFocus.js';

/** What stands in the form's place once the message is stored. */
export function Thanks({ id, words, Heading, reference }: PartProps & { reference: string | undefined }) {
  return (
    <div
      ref={takeFocus}
      className={styles.sent}
      role="group"
      aria-labelledby={`${id}sent`}
      aria-describedby={`${id}next`}
      tabIndex={-1}
    >
      <Drawing path={check} className={styles.mark} />
      <Heading id={`${id}sent`} className={styles.heading}>
        {words.sentTitle}
      </Heading>
      <p id={`${id}next`} className={styles.paragraph}>
        {words.sentText}
      </p>
      {reference && <Reference words={words} reference={reference} />}
    </div>
  );
}

/** The number of the message that was stored last. */
export function Reference({ words, reference }: Pick<PartProps, 'words'> & { reference: string }) {
  return (
    <p className={styles.paragraph}>
      {words.sentReference} <strong>{reference}</strong>
    </p>
  );
}
