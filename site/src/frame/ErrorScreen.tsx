import { ActionLink, LinkProvider, PhoneButton, type LinkProps } from '@tarcza/ui';
import { company } from '../content/company/company';
import { findLanguage } from '../content/texts/languages';
import { unexpectedError } from '../content/texts/errors';
import * as styles from '../theme/page.css';

/** Replaces a page that throws. Its link loads the home page as a new document. */
export function ErrorScreen({ language }: { language: string }) {
  const { call, error, home } = findLanguage(language);
  return (
    <div className={styles.message}>
      <h1 lang="en" className={styles.title1}>
        {unexpectedError.heading}
      </h1>
      <p className={styles.lead}>{error.text}</p>
      <p className={styles.actions}>
        <PhoneButton phone={company.phone} size="large">
          {call}
        </PhoneButton>
        <LinkProvider link={PlainLink}>
          <ActionLink href={home}>{error.home}</ActionLink>
        </LinkProvider>
      </p>
    </div>
  );
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;
