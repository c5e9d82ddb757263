import { createContext, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute, normalizeAddress } from './address.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { HeadElement } from './head.ts';
import type { Pages } from './pages.ts';
import { useDocumentHead } from './useDocumentHead.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';

export interface SiteApp {
  pages: Pages;
  /** Default language of the pages (BCP 47), which a route may override. */
  language: string;
  /** Renders the layout of every page. `path` is the normalized path, `language` that of the page. */
  Frame: ComponentType<{ children: ReactNode; path: string; language: string }>;
  /**
   * Loads what the frame and the error page need in a language, such as their texts. Called before the first page is rendered.
   * A link to a page in another language loads a new document.
   */
  loadLanguage?: (language: string) => Promise<unknown>;
  /** Renders the replacement of a page that throws or fails to load, until the next navigation. */
  ErrorPage: ComponentType<{ language: string }>;
  /** Head elements of the error page, with a title. */
  errorHead: readonly HeadElement[];
}

export interface AppProps {
  app: SiteApp;
  onReady?: (() => void) | undefined;
}

export const AppContext = createContext<Pick<SiteApp, 'pages' | 'language'> | undefined>(undefined);

export function App({ app, onReady }: AppProps) {
  const { pages, Frame } = app;
  const { key, pathname } = useLocation();
  return (
    <AppContext value={app}>
      <Frame path={normalizeAddress(pathname)} language={findLanguage(app, pathname)}>
        <ErrorBoundary
          visitKey={key}
          fallback={<PageError app={app} />}
          onError={() => prepareRetry(pages, pathname)}
        >
          <Suspense>
            <CurrentPage app={app} onReady={onReady} />
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </AppContext>
  );
}

function CurrentPage({ app, onReady }: AppProps) {
  const { pathname } = useLocation();
  const { pages } = app;
  const { Page, params, data, head, language } = pages.getLoaded(pathname) ?? use(pages.load(pathname));
  useDocumentHead(head, language ?? app.language);
  useNavigationEffects(onReady);
  return <Page key={normalizeAddress(pathname)} params={params} data={data} />;
}

function PageError({ app }: AppProps) {
  const { ErrorPage, errorHead } = app;
  const language = findLanguage(app, useLocation().pathname);
  useDocumentHead(errorHead, language);
  useNavigationEffects();
  return <ErrorPage language={language} />;
}

/** Returns the language of a loaded page, otherwise that of the first route that matches. */
export const findLanguage = ({ pages, language }: Pick<SiteApp, 'pages' | 'language'>, pathname: string) =>
  (pages.getLoaded(pathname) ?? findRoute(pages.routes, normalizeAddress(pathname)))?.language ?? language;

/** Makes the next visit load a failed page again. Loads its document if a deploy may have removed its script. */
function prepareRetry(pages: Pages, pathname: string) {
  const isLoaded = pages.getLoaded(pathname) !== undefined;
  pages.forget(pathname);
  if (isLoaded) return;
  // With the origin, because "//host" is another site.
  fetch(location.origin + pathname).then(
    ({ ok }) => ok && location.pathname === pathname && location.reload(),
    () => {},
  );
}
