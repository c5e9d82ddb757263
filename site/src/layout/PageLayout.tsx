import { RouterLink } from '@tarcza/static-site';
import { LinkProvider, PhoneButton } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { company } from '../content/company';
import { layout } from '../content/layout';
import { Footer } from './Footer';
import { Header } from './Header';
import { Toasts } from './Toasts';
import * as styles from './layout.css';

/** What every page has around it; on phones the call button stays under the thumb. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <LinkProvider link={RouterLink}>
      <Header />
      <main id="tresc">{children}</main>
      <Footer />
      <section className={styles.callBar} aria-label={layout.callBar}>
        <PhoneButton phone={company.phone} size="wide">
          {layout.header.call}
        </PhoneButton>
      </section>
      <Toasts />
    </LinkProvider>
  );
}
