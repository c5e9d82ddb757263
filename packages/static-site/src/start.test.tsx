import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteApp } from './App.tsx';
import { createPages } from './pages.ts';

let broken: 'Frame' | 'page' | undefined;

function ContactPage() {
  if (broken === 'page') throw new Error('broken');
  return (
    <>
      <h1>Kontakt</h1>
      <input name="name" />
    </>
  );
}

const loadLanguage = vi.fn<(language: string) => Promise<void>>();
const app: SiteApp = {
  pages: createPages({
    routes: [
      { path: '/kontakt', page: 'none', language: 'en' },
      { path: '/kontakt', page: 'contact' },
      { path: '*', page: 'notFound' },
    ],
    pages: {
      './pages/none/Page.tsx': async () => ({ default: () => null, load: async () => null }),
      './pages/contact/Page.tsx': async () => ({ default: ContactPage }),
      './pages/notFound/Page.tsx': async () => ({ default: () => <h1>Nie ma</h1> }),
    },
    heads: {},
    headElements: () => Promise.resolve(() => []),
  }),
  language: 'pl',
  loadLanguage,
  Frame: ({ children, path }) => {
    if (broken === 'Frame') throw new Error('broken');
    return <main data-path={path}>{children}</main>;
  },
  ErrorPage: () => null,
  errorHead: [],
};
/** Shows the page as the server renders it. Returns the function that hydrates it. */
async function showStatic() {
  // Each test has its own document.
  vi.resetModules();
  const { App } = await import('./App.tsx');
  await app.pages.loadFirst('/kontakt', false);
  const html = renderToString(
    <StaticRouter location="/kontakt">
      <App app={app} />
    </StaticRouter>,
  );
  document.body.innerHTML = `<div id="root">${html}</div>`;
  history.replaceState(null, '', '/kontakt');
  return (await import('./start.tsx')).start;
}

const warned = vi.spyOn(console, 'warn').mockReturnValue();

afterEach(() => vi.restoreAllMocks());

test.each(['page', 'Frame'] as const)(
  'a %s that throws while it hydrates leaves the static page',
  async (part) => {
    const start = await showStatic();
    document.querySelector('input')!.value = 'Zofia';
    document.querySelector('input')!.focus();
    const html = document.body.innerHTML;
    vi.spyOn(console, 'error').mockReturnValue();

    broken = part;
    await expect(start(app)).rejects.toThrow('broken');
    expect(document.body.innerHTML).toBe(html);
    expect(document.querySelector('input')).toHaveValue('Zofia');
    expect(document.querySelector('input')).toHaveFocus();

    broken = undefined;
    await start(app);
    expect(document.querySelector('input')).toHaveValue('Zofia');
  },
);

test('hydrates //kontakt as /kontakt', async () => {
  const start = await showStatic();
  history.replaceState(null, '', `${location.origin}//kontakt?a=1#b`);
  document.querySelector('input')!.focus();
  const onFocus = vi.fn<() => void>();
  document.querySelector('input')!.addEventListener('focusin', onFocus);

  const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const started = start(app);
  expect(location.pathname).toBe('//kontakt');
  parsing.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await started;
  expect(onFocus).toHaveBeenCalledOnce();
  expect(loadLanguage).toHaveBeenLastCalledWith('pl');
  expect(location.href).toBe(`${location.origin}/kontakt?a=1#b`);
  expect(document.querySelector('main')).toHaveAttribute('data-path', '/kontakt');
  expect(document.querySelector('h1')).toHaveTextContent('Kontakt');
  expect(warned).not.toHaveBeenCalled();
});
