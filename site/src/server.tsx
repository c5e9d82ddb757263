import './styles';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { loadScreen } from './routes';
import { headElements, type HeadElement } from './seo/pageHead';

export { addresses } from './addresses';
export type { HeadElement } from './seo/pageHead';
export { pageMark } from './seo/useDocumentHead';

export interface RenderedPage {
  /** Content of the element in which React lives. */
  html: string;
  head: readonly HeadElement[];
}

/** Draws the page of an address as static HTML. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const { head } = await loadScreen(pathname);
  const html = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
  return { html, head: headElements(head) };
}
