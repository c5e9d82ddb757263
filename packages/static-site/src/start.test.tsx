import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { App, type SiteApp } from './App.tsx';
import { createPages } from './pages.ts';
import { start } from './start.tsx';

const app: SiteApp = {
  pages: createPages({
    routes: [
      { path: '/kontakt', page: 'contact' },
      { path: '*', page: 'notFound' },
    ],
    pages: {
      './pages/contact/Page.tsx': async () => ({ default: () => <h1>Kontakt</h1> }),
      './pages/notFound/Page.tsx': async () => ({ default: () => <h1>Nie ma</h1> }),
    },
    heads: {},
    headElements: () => Promise.resolve(() => []),
  }),
  language: 'pl',
  Frame: ({ children, path }) => <main data-path={path}>{children}</main>,
  ErrorPage: () => null,
  errorHead: [],
};
const warned = vi.spyOn(console, 'warn').mockReturnValue();

afterEach(() => vi.restoreAllMocks());

test('hydrates //kontakt as /kontakt, without navigation timing', async () => {
  await app.pages.loadFirst('/kontakt', false);
  const html = renderToString(
    <StaticRouter location="/kontakt">
      <App app={app} />
    </StaticRouter>,
  );
  document.body.innerHTML = `<div id="root">${html}</div>`;
  performance.getEntriesByType = () => [];
  history.replaceState(null, '', `${location.origin}//kontakt?a=1#b`);

  await start(app);
  expect(location.href).toBe(`${location.origin}/kontakt?a=1#b`);
  expect(document.querySelector('main')).toHaveAttribute('data-path', '/kontakt');
  expect(document.querySelector('h1')).toHaveTextContent('Kontakt');
  expect(warned).not.toHaveBeenCalled();
});
