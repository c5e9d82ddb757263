import { ActionLink, PhoneButton, Section } from '@tarcza/ui';
import { company } from '../content/company';
import type { CallToAction as Words } from '../content/everyPage';
import * as styles from '../theme/page.css';

/** The end of a page: call, or write. */
export function CallToAction({ heading, text, call, contact }: Words) {
  return (
    <Section tone="brand" title={heading} lead={text}>
      <p className={styles.actions}>
        <PhoneButton phone={company.phone} size="large">
          {call}
        </PhoneButton>
        <ActionLink href="/kontakt">{contact}</ActionLink>
      </p>
    </Section>
  );
}
