import { RouterLink, type SiteApp } from '@tarcza/static-site';
import { CallBar, Hero, LinkProvider, PhoneButton, SiteFooter, SiteHeader } from '@tarcza/ui';
import { articleListAddress, articlesIn } from './articles';
import { firm } from './firm';
import { addressOf, defaultLanguage, languageOf, linksToOtherLanguages, wordsIn } from './language';
import { pages } from './routes';

const { broken, labels: defaultLabels } = wordsIn(defaultLanguage);

/** The application, for browser and build. */
export const app: SiteApp = {
  pages,
  language: defaultLanguage,
  Frame({ path, children }) {
    const language = languageOf(path);
    const { about, articles, labels, menu } = wordsIn(language);
    const menuItems = [
      { label: menu.prices, href: addressOf('prices', language) },
      ...(articlesIn(language).length > 0
        ? [{ label: articles.title, href: articleListAddress(language) }]
        : []),
      { label: menu.contact, href: addressOf('contact', language) },
      ...linksToOtherLanguages(path),
    ];
    return (
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
          about={about}
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
    );
  },
  ErrorPage: () => (
    <Hero
      title={broken.title}
      lead={broken.text}
      actions={<PhoneButton phone={firm.phone} labels={defaultLabels.phoneButton} />}
    />
  ),
  errorHead: [{ tag: 'title', attributes: {}, text: `${broken.title} | ${firm.name}` }],
};
