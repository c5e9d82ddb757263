import { createContext, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { HeadElement } from './head.ts';
import type { Screens } from './screens.ts';
import { useDocumentHead } from './useDocumentHead.ts';
import { useNavigationEffects } from './useNavigationEffects.ts';

/** What the pages of a site have in common. */
export interface SiteApp {
  screens: Screens;
  /**
   * What every page has around it. It is drawn once, and the pages change inside; `path` is the address of the page at
   * hand, without its origin.
   */
  Frame: ComponentType<{ children: ReactNode; path: string }>;
  /** Stands in place of a page that broke or whose code did not come, until the next navigation. */
  Broken: ComponentType;
  /** The head of such a page; give it a title. */
  brokenHead: readonly HeadElement[];
}

export interface AppProps {
  app: SiteApp;
  /** Called once the first page is alive. */
  onReady?: (() => void) | undefined;
}

/** The screens that links prefetch from. */
export const ScreensContext = createContext<Screens | undefined>(undefined);

/** Address of the page that broke last. */
let broken: string | undefined;

/**
 * Whoever comes again tries again. What breaks then as well is asked for as a document, which is whole without its code:
 * Firefox and WebKit remember for good that a script did not come. The error screen stays where that does not come either.
 * By an address of its own: a document that is loaded anew at the same one has the visits before it, too, and cannot show
 * them without code.
 */
function letGo(screens: Screens, pathname: string) {
  if (broken === pathname) {
    fetch(pathname).then(
      ({ ok }) => ok && location.pathname === pathname && location.replace(`${pathname}?`),
      () => {},
    );
  }
  broken = pathname;
  screens.forget(pathname);
}

/** The whole application, to be put into a router. */
export function App({ app, onReady }: AppProps) {
  const { screens, Frame } = app;
  const { key, pathname } = useLocation();
  return (
    <ScreensContext value={screens}>
      <Frame path={pathname}>
        <ErrorBoundary
          visit={key}
          fallback={<BrokenScreen app={app} onReady={onReady} />}
          onBroken={() => letGo(screens, pathname)}
        >
          <Suspense>
            <CurrentScreen app={app} onReady={onReady} />
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </ScreensContext>
  );
}

function CurrentScreen({ app: { screens }, onReady }: AppProps) {
  const { pathname } = useLocation();
  const { Page, params, data, head, language } = screens.loaded(pathname) ?? use(screens.load(pathname));
  useDocumentHead(head?.elements, language);
  useNavigationEffects(onReady);
  return <Page key={pathname} params={params} data={data} />;
}

/** As any other page: named in the tab, seen from its top, and heard from its heading. */
function BrokenScreen({ app: { Broken, brokenHead }, onReady }: AppProps) {
  useDocumentHead(brokenHead);
  useNavigationEffects(onReady);
  return <Broken />;
}
