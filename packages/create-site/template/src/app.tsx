import { RouterLink, type SiteApp } from '@tarcza/static-site';
import { CallBar, Hero, LinkProvider, PhoneButton, SiteFooter, SiteHeader } from '@tarcza/ui';
import { firm } from './firm';
import { pages } from './routes';
import { words } from './words';

const { labels, menu } = words;
const menuItems = [
  { label: menu.prices, href: words.prices.address },
  { label: menu.contact, href: words.contact.address },
];

/** The application, for browser and build. */
export const app: SiteApp = {
  pages,
  language: firm.language,
  Frame: ({ path, children }) => (
    <LinkProvider link={RouterLink}>
      <SiteHeader
        name={firm.name}
        items={menuItems}
        path={path}
        phone={firm.phone}
        email={firm.email}
        labels={labels.siteHeader}
      />
      <main id="main">{children}</main>
      <SiteFooter
        name={firm.name}
        about={words.about}
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
  ),
  ErrorPage: () => (
    <Hero
      title={words.broken.title}
      lead={words.broken.text}
      actions={<PhoneButton phone={firm.phone} labels={labels.phoneButton} />}
    />
  ),
  errorHead: [{ tag: 'title', attributes: {}, text: `${words.broken.title} | ${firm.name}` }],
};
