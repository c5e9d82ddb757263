import type { SiteApp } from '@tarcza/static-site';
import { company } from './content/company';
import { unexpectedError } from './content/notFound';
import { ErrorScreen } from './frame/ErrorScreen';
import { PageFrame } from './frame/PageFrame';
import { screens } from './routes';

/** What the browser and the build draw alike. */
export const app: SiteApp = {
  screens,
  Frame: PageFrame,
  Broken: ErrorScreen,
  brokenHead: [{ tag: 'title', attributes: {}, text: `${unexpectedError.heading} | ${company.name}` }],
};
