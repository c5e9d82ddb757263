import './styles';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { fullStyles } from './fullStyles';
import { loadFirstScreen } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root". Compare site/prerender.ts.');

// Not before the scripts, which it would hold up: nothing on this page waits for it.
void fullStyles();

// The code of the page at hand comes first, so that hydration finds the same tree as in the HTML.
await loadFirstScreen(window.location.pathname, document.querySelector('[data-eager]') !== null);

// The loader waits for these two: see loader.ts. Its presses are to come when React has finished its work.
const announce = () => setTimeout(() => window.dispatchEvent(new Event('app-ready')));
window.dispatchEvent(new Event('app-start'));
hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <App onReady={announce} />
    </BrowserRouter>
  </StrictMode>,
);
