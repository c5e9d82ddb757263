import { RouterLink, type SiteApp } from '@tarcza/static-site';
import { FirmContext } from './FirmContext';
import { pages } from './routes';

/** What the browser and the build render alike. */
export const app: SiteApp = {
  pages,
  language: 'pl',
  Frame: ({ children }) => (
    <FirmContext value="Szewc Nowak">
      <nav aria-label="Menu">
        <RouterLink href="/">Start</RouterLink> <RouterLink href="/cennik">Cennik</RouterLink>
      </nav>
      <main>{children}</main>
    </FirmContext>
  ),
  Broken: () => <h1>Coś się zepsuło</h1>,
  brokenHead: [{ tag: 'title', attributes: {}, text: 'Błąd – Szewc Nowak' }],
};
