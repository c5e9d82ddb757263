import { RouterLink, type SiteApp } from '@tarcza/static-site';
import { CallBar, Hero, LinkProvider, PhoneButton, SiteFooter, SiteHeader } from '@tarcza/ui';
import { addresses, inOtherLanguage, languageOf } from './addresses';
import { firm } from './content/firm';
import { wordsIn } from './content/words';
import { pages } from './routes';

/** What the browser and the build render alike. */
export const app: SiteApp = {
  pages,
  language: 'pl',
  Frame({ path, children }) {
    const { language, labels, menu, claims, otherLanguage, footer } = wordsIn(languageOf(path));
    const menuItems = (['services', 'prices', 'questions', 'contact'] as const).map((page) => ({
      label: menu[page],
      href: addresses[page][language],
    }));
    return (
      <LinkProvider link={RouterLink}>
        <SiteHeader
          name={firm.name}
          home={addresses.home[language]}
          items={[...menuItems, { label: otherLanguage, ...inOtherLanguage(path) }]}
          path={path}
          claims={claims}
          phone={firm.phone}
          email={firm.email}
          labels={labels.siteHeader}
        />
        <main id="main">{children}</main>
        <SiteFooter
          name={firm.name}
          about={footer.about}
          columns={[
            { heading: footer.pages, items: menuItems },
            {
              heading: footer.reach,
              items: [
                { label: firm.email, href: `mailto:${firm.email}` },
                { label: firm.street },
                { label: firm.town },
              ],
            },
          ]}
          legal={[{ label: footer.invented }, { label: menu.privacy, href: addresses.privacy[language] }]}
        />
        <CallBar phone={firm.phone} labels={labels.callBar}>
          {labels.phoneButton.call}
        </CallBar>
      </LinkProvider>
    );
  },
  ErrorPage: () => (
    <Hero
      title="Coś się zepsuło"
      lead={<span lang="en">Something broke. Please load the page again, or call us.</span>}
      actions={<PhoneButton phone={firm.phone} />}
    />
  ),
  errorHead: [{ tag: 'title', attributes: {}, text: `Coś się zepsuło | ${firm.name}` }],
};
