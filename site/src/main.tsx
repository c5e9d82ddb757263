import './styles';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadFirstScreen } from './routes';

/** Wakes the page, and is done when it answers to every press. Where it fails, loader.ts calls it again. */
export default async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root)
    throw new Error('The page has no element with the id "root". Compare site/prerender/document.ts.');

  // The code of the page at hand comes first, so that hydration finds the same tree as in the HTML.
  await loadFirstScreen(window.location.pathname, document.querySelector('[data-eager]') !== null);

  return new Promise((resolve) => {
    // The presses that were held are to come when React has finished its work.
    const announce = () => setTimeout(resolve);
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App onReady={announce} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}
