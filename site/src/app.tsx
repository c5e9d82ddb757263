import type { SiteApp } from '@tarcza/static-site';
import { company } from './content/company';
import { unexpectedError } from './content/notFound';
import { ErrorScreen } from './layout/ErrorScreen';
import { PageLayout } from './layout/PageLayout';
import { screens } from './routes';

/** What the browser and the build draw alike. */
export const app: SiteApp = {
  screens,
  Frame: PageLayout,
  Broken: ErrorScreen,
  brokenHead: [{ tag: 'title', attributes: {}, text: `${unexpectedError.heading} | ${company.name}` }],
};
