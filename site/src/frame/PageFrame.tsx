import { RouterLink, type SiteApp } from '@tarcza/static-site';
import { CallBar, LinkProvider, SiteHeader, Toasts } from '@tarcza/ui';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CallLabel, WriteLink } from '../components/ContactActions';
import { company } from '../content/company/company';
import { findLanguage } from '../content/texts/languages';
import { Mark } from '../icons';
import { recordPage } from '../previousPage';
import { Footer } from './Footer';
import * as styles from './PageFrame.css';

/** Renders header, footer, call bar and toasts around a page. */
export const PageFrame: SiteApp['Frame'] = ({ children, path, language }) => {
  const { navigation, claims, home, labels, office } = findLanguage(language);
  // A layout effect runs before the effects of the form, which read the previous page.
  useLayoutEffect(() => recordPage(path), [path]);
  const { search, hash } = useLocation();
  const writeLink = (
    <span className={styles.write}>
      <WriteLink language={language}>{office.writeShort}</WriteLink>
    </span>
  );
  return (
    <LinkProvider link={RouterLink}>
      <SiteHeader
        name={company.name}
        mark={<Mark />}
        path={path + search + hash}
        mainId="tresc"
        phone={company.phone}
        email={company.email}
        items={navigation}
        claims={claims}
        home={home}
        beforeCall={writeLink}
        labels={labels?.siteHeader}
      />
      <main id="tresc">{children}</main>
      <Footer language={language} />
      <CallBar phone={company.phone} before={writeLink} labels={labels?.callBar}>
        <CallLabel language={language} />
      </CallBar>
      <Toasts labels={labels?.toasts} />
    </LinkProvider>
  );
};
