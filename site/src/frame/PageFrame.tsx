import { RouterLink } from '@tarcza/static-site';
import { CallBar, LinkProvider, SiteHeader, Toasts } from '@tarcza/ui';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../content/company';
import { everyPage } from '../content/everyPage';
import { findLanguage } from '../content/languages';
import { Mark } from '../icons';
import { recordPage } from '../previousPage';
import { Footer } from './Footer';

export interface PageFrameProps {
  children: ReactNode;
  path: string;
  language: string;
}

/** Event of `window` that closes the menu. Dispatched on each navigation, also within a page. */
const closeMenus = 'closeMenus';

/** Renders header, footer, call bar and toasts around a page. */
export function PageFrame({ children, path, language }: PageFrameProps) {
  const { claims, navigation, home, call, labels } = findLanguage(language);
  // A layout effect, so that the effects of the form already know the page before.
  useLayoutEffect(() => recordPage(path), [path]);
  const { key } = useLocation();
  // On cleanup: a menu that is open before hydration stays open.
  useEffect(() => () => void dispatchEvent(new Event(closeMenus)), [key]);
  return (
    <LinkProvider link={RouterLink}>
      <SiteHeader
        closeOn={closeMenus}
        name={company.name}
        mark={<Mark />}
        path={everyPage.otherServices.includes(path) ? `/uslugi${path}` : path}
        mainId="tresc"
        phone={company.phone}
        email={company.email}
        items={navigation}
        claims={claims}
        home={home}
        {...(labels && { labels: labels.siteHeader })}
      />
      <main id="tresc">{children}</main>
      <Footer language={language} />
      <CallBar phone={company.phone} {...(labels && { labels: labels.callBar })}>
        {call}
      </CallBar>
      <Toasts {...(labels && { labels: labels.toasts })} />
    </LinkProvider>
  );
}
