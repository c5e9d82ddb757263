import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import * as styles from './ContactForm.css.js';
import type { PartProps } from './types.js';

interface FailureProps extends PartProps {
  phone: string | undefined;
  /** What the receiver of the message said. */
  text: string | undefined;
}

/** Says that the message could not be sent, and offers a call. */
export function Failure({ words, Heading, phone, text = words.failedText }: FailureProps) {
  return (
    <div className={styles.alarm} role="alert">
      <Heading className={styles.heading}>{words.failedTitle}</Heading>
      <p className={styles.paragraph}>{text}</p>
      {phone && <PhoneButton phone={phone} tone="urgent" labels={words} />}
    </div>
  );
}
