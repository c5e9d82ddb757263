import { createContext, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { normalAddress } from './address.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { HeadElement } from './head.ts';
import type { Pages } from './pages.ts';
import { useDocumentHead } from './useDocumentHead.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';

/** What the pages of a site have in common. */
export interface SiteApp {
  pages: Pages;
  /** Language of the pages, as HTML names it; a line of the route table may name another one. */
  language: string;
  /** Renders what every page has around it. `path` is the address of the page in its normal form, without its origin. */
  Frame: ComponentType<{ children: ReactNode; path: string }>;
  /** Replaces a page that throws or whose code fails to load, until the next navigation. */
  Broken: ComponentType;
  /** The head of such a page, with a title. */
  brokenHead: readonly HeadElement[];
}

export interface AppProps {
  app: SiteApp;
  /** Called once the first page is interactive. */
  onReady?: (() => void) | undefined;
}

export const PagesContext = createContext<Pages | undefined>(undefined);

/** The whole application, for a router around it. */
export function App({ app, onReady }: AppProps) {
  const { pages, Frame } = app;
  const { key, pathname } = useLocation();
  return (
    <PagesContext value={pages}>
      <Frame path={normalAddress(pathname)}>
        <ErrorBoundary
          visit={key}
          fallback={<BrokenPage app={app} onReady={onReady} />}
          onBroken={() => prepareRetry(pages, pathname)}
        >
          <Suspense>
            <CurrentPage app={app} onReady={onReady} />
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </PagesContext>
  );
}

function CurrentPage({ app, onReady }: AppProps) {
  const { pathname } = useLocation();
  const { pages } = app;
  const { Page, params, data, head, language } = pages.loaded(pathname) ?? use(pages.load(pathname));
  useDocumentHead(head, language ?? app.language);
  useNavigationEffects(onReady);
  return <Page key={normalAddress(pathname)} params={params} data={data} />;
}

function BrokenPage({ app: { Broken, brokenHead, language }, onReady }: AppProps) {
  useDocumentHead(brokenHead, language);
  useNavigationEffects(onReady);
  return <Broken />;
}

/** Address of the page that failed last. */
let lastFailed: string | undefined;

/**
 * Makes the next visit of a page that failed load it again. A page that fails twice in a row is loaded as a document, if the
 * host answers: Firefox and WebKit never fetch a script again that failed to load.
 */
function prepareRetry(pages: Pages, pathname: string) {
  if (lastFailed === pathname) {
    fetch(pathname).then(
      // The question mark makes it another document, without the history entries of this one.
      ({ ok }) => ok && location.pathname === pathname && location.replace(`${pathname}?`),
      () => {},
    );
  }
  lastFailed = pathname;
  pages.forget(pathname);
}
