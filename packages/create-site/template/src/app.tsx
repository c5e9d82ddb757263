import { RouterLink, type SiteApp } from '@tarcza/static-site';
import { CallBar, Hero, LinkProvider, PhoneButton, PhoneProvider, SiteFooter, SiteHeader } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { articleAddressesAt, articleListAddress, articlesIn } from './articles';
import { firm } from './firm';
import {
  addressOf,
  defaultLanguage,
  hasPage,
  languageFrom,
  languageOf,
  linksToOtherLanguages,
  wordsIn,
} from './language';
import { pages } from './routes';

const { broken, labels: defaultLabels } = wordsIn(defaultLanguage);

/** Sets the country of phone numbers inside. A number that cannot be dialled stops the build. */
export const Phones = ({ children }: { children: ReactNode }) => (
  <PhoneProvider country={firm.callingCode} strict={import.meta.env.SSR}>
    {children}
  </PhoneProvider>
);

/** The application, for browser and build. */
export const app: SiteApp = {
  pages,
  language: defaultLanguage,
  Frame({ path, children }) {
    // The 404 page is one file in the default language, also below /en.
    const page = pages.getLoaded(path);
    const language = page ? languageFrom(page.language) : languageOf(path);
    const { articles, footer, labels, menu } = wordsIn(language);
    const menuItems = [
      ...(hasPage('prices', language) ? [{ label: menu.prices, href: addressOf('prices', language) }] : []),
      ...(articlesIn(language).length > 0
        ? [{ label: articles.title, href: articleListAddress(language) }]
        : []),
      ...(hasPage('contact', language)
        ? [{ label: menu.contact, href: addressOf('contact', language) }]
        : []),
      ...linksToOtherLanguages(path, language, articleAddressesAt(path)),
    ];
    return (
      <Phones>
        <LinkProvider link={RouterLink}>
          <SiteHeader
            name={firm.name}
            home={addressOf('home', language)}
            items={menuItems}
            path={path}
            phone={firm.phone}
            email={firm.email}
            labels={labels.siteHeader}
          />
          <main id="main">{children}</main>
          <SiteFooter
            name={firm.name}
            about={footer}
            columns={[
              {
                heading: menu.contact,
                items: [{ label: firm.email, href: `mailto:${firm.email}` }, { label: firm.town }],
              },
            ]}
          />
          <CallBar phone={firm.phone} labels={labels.callBar}>
            {labels.phoneButton.call}
          </CallBar>
        </LinkProvider>
      </Phones>
    );
  },
  ErrorPage: () => (
    <Phones>
      <Hero
        title={broken.title}
        lead={broken.text}
        actions={<PhoneButton phone={firm.phone} labels={defaultLabels.phoneButton} />}
      />
    </Phones>
  ),
  errorHead: [{ tag: 'title', attributes: {}, text: `${broken.title} | ${firm.name}` }],
};
