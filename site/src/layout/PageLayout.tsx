import { RouterLink } from '@tarcza/static-site';
import { CallBar, LinkProvider } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { company } from '../content/company';
import { layout } from '../content/layout';
import { Footer } from './Footer';
import { Header } from './Header';
import { Toasts } from './Toasts';

/** What every page has around it; on phones the call button stays under the thumb. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <LinkProvider link={RouterLink}>
      <Header />
      <main id="tresc">{children}</main>
      <Footer />
      <CallBar phone={company.phone}>{layout.header.call}</CallBar>
      <Toasts />
    </LinkProvider>
  );
}
