import { RouterLink, type SiteApp } from '@tarcza/static-site';
import { CallBar, LinkProvider, PhoneButton, SiteFooter } from '@tarcza/ui';
import { firm } from './firm';
import { screens } from './routes';
import { words } from './words';

const { menu } = words;

/** What the browser and the build draw alike. */
export const app: SiteApp = {
  screens,
  Frame: ({ children }) => (
    <LinkProvider link={RouterLink}>
      <a className="skip" href="#main">
        {menu.skip}
      </a>
      <header className="top">
        <RouterLink className="name" href="/">
          {firm.name}
        </RouterLink>
        <nav aria-label={menu.label}>
          <RouterLink href={words.prices.address}>{menu.prices}</RouterLink>
          <RouterLink href={words.contact.address}>{menu.contact}</RouterLink>
        </nav>
        <PhoneButton phone={firm.phone} labels={words.labels.phoneButton} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
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
      <CallBar phone={firm.phone} labels={{ bar: words.callBar }}>
        {words.labels.phoneButton.call}
      </CallBar>
    </LinkProvider>
  ),
  Broken: () => (
    <div className="column">
      <h1>{words.broken.title}</h1>
      <p>{words.broken.text}</p>
      <PhoneButton phone={firm.phone} labels={words.labels.phoneButton} />
    </div>
  ),
  brokenHead: [{ tag: 'title', attributes: {}, text: `${words.broken.title} | ${firm.name}` }],
};
