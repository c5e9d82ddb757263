import type { SiteApp } from '@tarcza/static-site';
import { company } from './content/company/company';
import { loadLanguage } from './content/texts/languages';
import { unexpectedError } from './content/texts/errors';
import { ErrorScreen } from './frame/ErrorScreen';
import { PageFrame } from './frame/PageFrame';
import { pages } from './routes';

/** What the browser and the build render alike. */
export const app: SiteApp = {
  pages,
  language: 'pl',
  Frame: PageFrame,
  loadLanguage,
  ErrorPage: ErrorScreen,
  errorHead: [{ tag: 'title', attributes: {}, text: `${unexpectedError.heading} | ${company.name}` }],
};
