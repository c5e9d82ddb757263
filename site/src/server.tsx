import './styles';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { LoadFailed } from './layout/LoadFailed';
import { forgetScreen, loadScreen, type Screen } from './routes';
import type { HeadElement } from './seo/pageHead';

export { addresses, unlistedAddresses } from './addresses';
export type { HeadElement } from './seo/pageHead';
export { siteFacts } from './seo/siteFacts';
export { pageMark } from './seo/pageMark';

export interface RenderedPage {
  /** Content of the element in which React lives. */
  html: string;
  head: readonly HeadElement[];
  /** Source files that it is made of, below site/. */
  files: Screen['files'];
  eager: Screen['eager'];
}

/** Draws the page of an address as static HTML. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const { head, files, eager } = await loadScreen(pathname);
  const html = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
  forgetScreen(pathname);
  return { html, head: head?.elements ?? [], files, eager };
}

/** What is shown when the application cannot be fetched and something was pressed, as HTML. */
export const loadFailed = renderToStaticMarkup(<LoadFailed />);
