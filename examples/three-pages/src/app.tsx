import { RouterLink, type SiteApp } from '@tarcza/static-site';
import { screens } from './routes';

/** What the browser and the build draw alike. */
export const app: SiteApp = {
  screens,
  Frame: ({ children }) => (
    <>
      <nav aria-label="Menu">
        <RouterLink href="/">Start</RouterLink> <RouterLink href="/cennik">Cennik</RouterLink>
      </nav>
      <main>{children}</main>
    </>
  ),
  Broken: () => <h1>Coś się zepsuło</h1>,
  brokenHead: [{ tag: 'title', attributes: {}, text: 'Błąd – Szewc Nowak' }],
};
