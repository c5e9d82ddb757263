import { ActionLink, LinkProvider, PhoneButton, type LinkProps } from '@tarcza/ui';
import { company } from '../content/company';
import { unexpectedError } from '../content/notFound';
import * as styles from '../theme/page.css';

/** In place of a page that broke. A plain link home: after an error the page is better loaded afresh. */
export function ErrorScreen() {
  return (
    <div className={styles.message}>
      <h1 lang="en" className={styles.title1}>
        {unexpectedError.heading}
      </h1>
      <p className={styles.lead}>{unexpectedError.text}</p>
      <p className={styles.actions}>
        <PhoneButton phone={company.phone} size="large">
          {unexpectedError.call}
        </PhoneButton>
        <LinkProvider link={PlainLink}>
          <ActionLink href="/">{unexpectedError.home}</ActionLink>
        </LinkProvider>
      </p>
    </div>
  );
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;
