import { RouterLink } from '@tarcza/static-site';
import { Section } from '@tarcza/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { blog } from '../../content/articles/blog';
import { ContactActions } from '../../components/ContactActions';
import { notFound } from '../../content/texts/errors';
import { symptomsPage } from '../../content/symptoms/symptoms';
import * as page from '../../theme/page.css';
import { PageTop } from '../../components/PageTop';
import { SymptomChoices } from '../../components/SymptomChoices';
import { useBrowserValue } from '../../useBrowserValue';
import * as styles from './page.css';

export default function NotFoundPage() {
  const { pathname } = useLocation();

  // The host answers every unknown address with the same document.
  const isArticle = useBrowserValue(() => pathname.startsWith('/blog/'), false);

  useEffect(() => {
    console.info(`Nie ma strony pod adresem ${pathname}`);
  }, [pathname]);

  return (
    <>
      <div className={page.message}>
        <PageTop
          scene="nie-ma"
          actions={
            <p className={page.actions}>
              <ContactActions {...symptomsPage} />
              <span>
                <RouterLink className={page.linkAlone} href={isArticle ? '/blog' : '/'}>
                  {isArticle ? blog.notFound.back : notFound.home}
                </RouterLink>
              </span>
            </p>
          }
        >
          {isArticle ? (
            <h1 className={styles.display}>{blog.notFound.heading}</h1>
          ) : (
            <>
              <h1 lang="en" className={`${page.quiet} ${page.body}`}>
                {notFound.heading}
              </h1>
              <p className={styles.display}>{notFound.meaning}</p>
            </>
          )}
          <p className={`${page.lead} ${page.textColumn}`}>
            {isArticle ? blog.notFound.text : notFound.text}
          </p>
        </PageTop>
      </div>
      <Section title={symptomsPage.heading} lead={symptomsPage.intro} tone="sunken">
        <SymptomChoices />
      </Section>
    </>
  );
}
