import { RouterLink } from '@tarcza/static-site';
import { CallBar, LinkProvider, SiteHeader, Toasts } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { company } from '../content/company';
import { inEnglish, isEnglish } from '../content/english';
import { everyPage } from '../content/everyPage';
import { Mark } from '../icons';
import { EnglishFooter } from './EnglishFooter';
import { Footer } from './Footer';

const polish = {
  header: { items: everyPage.navigation, claims: everyPage.claims },
  bar: {},
  toasts: {},
};
const english = {
  header: {
    items: inEnglish.navigation,
    claims: inEnglish.claims,
    home: inEnglish.home,
    labels: inEnglish.labels.siteHeader,
  },
  bar: { labels: inEnglish.labels.callBar, children: inEnglish.call },
  toasts: { labels: inEnglish.labels.toasts },
};

/** What every page has around it; on phones the call button stays under the thumb. */
export function PageFrame({ children, path }: { children: ReactNode; path: string }) {
  const words = isEnglish(path) ? english : polish;
  return (
    <LinkProvider link={RouterLink}>
      <SiteHeader
        name={company.name}
        mark={<Mark />}
        path={everyPage.otherServices.includes(path) ? `/uslugi${path}` : path}
        mainId="tresc"
        phone={company.phone}
        email={company.email}
        {...words.header}
      />
      <main id="tresc">{children}</main>
      {isEnglish(path) ? <EnglishFooter /> : <Footer />}
      <CallBar phone={company.phone} {...words.bar} />
      <Toasts {...words.toasts} />
    </LinkProvider>
  );
}
