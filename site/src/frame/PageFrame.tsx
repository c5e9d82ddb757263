import { RouterLink } from '@tarcza/static-site';
import { CallBar, LinkProvider, SiteHeader, Toasts } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { company } from '../content/company';
import { everyPage } from '../content/everyPage';
import { Mark } from '../icons';
import { Footer } from './Footer';

/** What every page has around it; on phones the call button stays under the thumb. */
export function PageFrame({ children, path }: { children: ReactNode; path: string }) {
  return (
    <LinkProvider link={RouterLink}>
      <SiteHeader
        name={company.name}
        mark={<Mark />}
        items={everyPage.navigation}
        path={path}
        mainId="tresc"
        claims={everyPage.claims}
        phone={company.phone}
        email={company.email}
      />
      <main id="tresc">{children}</main>
      <Footer />
      <CallBar phone={company.phone} />
      <Toasts />
    </LinkProvider>
  );
}
