import { LinkProvider } from '@tarcza/ui';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { ErrorScreen } from './layout/ErrorScreen';
import { PageLayout } from './layout/PageLayout';
import { RouterLink } from './layout/RouterLink';
import { useDocumentHead } from './layout/useDocumentHead';
import { useNavigationEffects } from './layout/useNavigationEffects';
import { forgetScreen, loadedScreen, loadScreen } from './routes';

export interface AppProps {
  /** Called once the first page is alive. */
  onReady?: () => void;
}

/** The whole application, to be put into a router. */
export function App({ onReady }: AppProps) {
  const { key, pathname } = useLocation();
  return (
    <LinkProvider link={RouterLink}>
      <PageLayout>
        <ErrorBoundary
          visit={key}
          fallback={<ErrorScreen onReady={onReady} />}
          // Whoever comes again tries again.
          onBroken={() => forgetScreen(pathname)}
        >
          <Suspense>
            <CurrentScreen onReady={onReady} />
          </Suspense>
        </ErrorBoundary>
      </PageLayout>
    </LinkProvider>
  );
}

function CurrentScreen({ onReady }: AppProps) {
  const { pathname } = useLocation();
  const { Page, params, data, head } = loadedScreen(pathname) ?? use(loadScreen(pathname));
  useDocumentHead(head?.elements);
  useNavigationEffects(onReady);
  return <Page key={pathname} params={params} data={data} />;
}
