import { RouterLink, type SiteApp } from '@tarcza/static-site';
import { CallBar, Hero, LinkProvider, PhoneButton, PhoneProvider, SiteFooter, SiteHeader } from '@tarcza/ui';
import type { ReactNode } from 'react';
import { firm } from './firm.ts';
import { site } from './language.ts';
import { pages } from './routes.ts';

/** Sets the country of phone numbers inside. A number that cannot be dialled stops the build. */
export const Phones = ({ children }: { children: ReactNode }) => (
  <PhoneProvider country={firm.callingCode} strict={import.meta.env.SSR}>
    {children}
  </PhoneProvider>
);

/** The application, for browser and build. */
export const app: SiteApp = {
  pages,
  language: site.defaultLanguage,
  Frame({ path, language, children }) {
    const { articles, footer, labels, menu, privacy } = site.textsIn(language);
    const linkTo = (name: 'prices' | 'articles' | 'contact' | 'privacy', label = '') =>
      site.hasPage(name, language) ? [{ label, href: site.addressOf(name, language) }] : [];
    const menuItems = [
      ...linkTo('prices', menu.prices),
      ...linkTo('articles', articles?.title),
      ...linkTo('contact', menu.contact),
      ...site.linksToOtherLanguages(path, language),
    ];
    return (
      <Phones>
        <LinkProvider link={RouterLink}>
          <SiteHeader
            name={firm.name}
            home={site.addressOf('home', language)}
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
            details={firm.details}
            columns={[
              {
                heading: menu.contact,
                items: [{ label: firm.email, href: `mailto:${firm.email}` }, { label: firm.town }],
              },
            ]}
            legal={linkTo('privacy', privacy?.title)}
          />
          <CallBar phone={firm.phone} labels={labels.callBar} />
        </LinkProvider>
      </Phones>
    );
  },
  ErrorPage({ language }) {
    const { broken, labels } = site.textsIn(language);
    return (
      <Phones>
        <Hero
          title={broken.title}
          lead={broken.text}
          actions={<PhoneButton phone={firm.phone} labels={labels.phoneButton} />}
        />
      </Phones>
    );
  },
  errorHead: [
    { tag: 'title', attributes: {}, text: `${site.textsIn(undefined).broken.title} | ${firm.name}` },
  ],
};
