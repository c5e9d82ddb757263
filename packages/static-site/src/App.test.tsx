import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteApp } from './App.tsx';
import type { Route } from './pages.ts';

const scrolledTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
const setTop = (value: number) => Object.defineProperty(window, 'scrollY', { value, configurable: true });

const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/en', page: 'home', language: 'en' },
  { path: '/usługi', page: 'services' },
  { path: '/en/broken', page: 'broken', language: 'en' },
  { path: '/en/lost', page: 'lost', language: 'en' },
  { path: '/en/:slug', page: 'article', language: 'en' },
  { path: '*', page: 'notFound', eager: true },
];

function ServicesPage() {
  const [isPressed, setPressed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>Usługi</h1>
      <details id="cena" />
      <button type="button" data-keep="" aria-pressed={isPressed} onClick={() => setPressed(!isPressed)}>
        Pilne
      </button>
      {isPressed && (
        <button type="button" data-act="toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Cena?
        </button>
      )}
      <button type="button" aria-pressed={isPressed} onClick={() => setPressed(false)}>
        Inny
      </button>
      <form>
        <input aria-label="Imię" name="name" />
      </form>
    </>
  );
}

const page = (Page: () => React.ReactNode) => () => Promise.resolve({ default: Page });
const files = {
  './pages/home/Page.tsx': page(() => [<h1 key="h1">Home</h1>, <input key="search" aria-label="Szukaj" />]),
  './pages/services/Page.tsx': page(ServicesPage),
  './pages/broken/Page.tsx': page(() => {
    throw new Error('broken');
  }),
  './pages/lost/Page.tsx': () => Promise.reject(new TypeError('offline')),
  './pages/article/Page.tsx': () =>
    Promise.resolve({ default: () => null, load: () => Promise.resolve(null) }),
  './pages/notFound/Page.tsx': page(() => <h1>Not found</h1>),
};
const titled = (text: string) => [{ tag: 'title' as const, attributes: {}, text }];
const heads = Object.fromEntries(
  Object.keys(files).map((file) => [
    file.replace('Page.tsx', 'head.ts'),
    () => Promise.resolve({ head: () => ({}) }),
  ]),
);

async function visit(address: string, language: string) {
  // Each test has its own document.
  vi.resetModules();
  const { App } = await import('./App.tsx');
  const { createPages } = await import('./pages.ts');
  const pages = createPages({
    routes,
    pages: files,
    heads,
    headElements: () => Promise.resolve(() => titled('Tytuł')),
  });
  const Frame = ({ children, ...place }: ComponentProps<SiteApp['Frame']>) => (
    <>
      <output>{Object.values(place).join()}</output>
      <input aria-label="Filtr" name="filter" />
      <main>{children}</main>
    </>
  );
  const ErrorPage: SiteApp['ErrorPage'] = ({ language: code }) => <h1>Broken {code}</h1>;
  const app = { pages, language: 'pl', Frame, ErrorPage, errorHead: titled('Błąd') };

  history.replaceState(null, '', address);
  const { identifyEntries } = await import('./visits.ts');
  identifyEntries();
  document.documentElement.lang = language;
  await pages.loadFirst(location.pathname, false);
  const onReady = vi.fn<() => void>();
  render(
    <BrowserRouter>
      <App app={app} onReady={onReady} />
    </BrowserRouter>,
  );
  return onReady;
}

async function traverse(href: string, title: string, state?: { key: string; idx: number }) {
  history.pushState(state, '', href);
  dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByRole('heading', { name: title });
}

const language = () => document.documentElement.lang;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

// First, because each document of this file adds listeners that identify entries.
test('the entries of native fragment links have a state of their own', async () => {
  await visit('/usługi', 'pl');
  expect(history.state).toMatchObject({ idx: 0 });
  const name = () => screen.getByLabelText('Imię');
  await userEvent.type(name(), 'Zofia');
  await traverse('/en', 'Home', { key: 'b', idx: 1 });
  // The link of a table of contents, to which the browser has scrolled.
  scrolledTo.mockClear();
  await traverse('/en#b', 'Home');
  expect(scrolledTo).not.toHaveBeenCalled();
  setTop(700);
  await userEvent.click(screen.getByRole('heading'));
  setTop(1500);
  await traverse('/en#c', 'Home');
  await traverse('/usługi', 'Usługi');
  expect(name()).toHaveValue('');
  scrolledTo.mockClear();
  history.go(-2);
  await screen.findByRole('heading', { name: 'Home' });
  await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' }));
  history.go(-2);
  await waitFor(() => expect(name()).toHaveValue('Zofia'));
  expect(screen.getByRole('button', { name: 'Pilne' })).toHaveAttribute('aria-pressed', 'false');
});

test('a page without a language has the site’s language', async () => {
  await visit('/en', 'en');
  await traverse('/us%C5%82ugi/#cena', 'Usługi');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(language()).toBe('pl');
  expect(screen.getByRole('status')).toHaveTextContent('/usługi,pl');
  await traverse('/en', 'Home');
  expect(language()).toBe('en');
  expect(screen.getByRole('status')).toHaveTextContent('/en,en');
  const search = () => screen.getByLabelText('Szukaj');
  await userEvent.type(search(), 'osy');
  history.pushState(null, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(search()).toHaveValue(''));
});

test('the first page neither scrolls nor moves the focus, and is ready once', async () => {
  scrolledTo.mockClear();
  const onReady = await visit('/en/nie-ma', 'pl');
  expect(screen.getByRole('status')).toHaveTextContent('/en/nie-ma,pl');
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  await traverse('/en', 'Home');
  expect(onReady).toHaveBeenCalledOnce();
});

test('Back from another site leaves the scroll position to the browser, and restores it in WebKit', async () => {
  await visit('/usługi', 'pl');
  expect(history.scrollRestoration).toBe('manual');
  setTop(900);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  setTop(0);
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
});

test('back restores texts, an open answer, a filter and the focus', async () => {
  await visit('/usługi', 'pl');
  const button = (name: string) => screen.getByRole('button', { name });
  await userEvent.type(screen.getByLabelText('Imię'), 'Zofia');
  await userEvent.type(screen.getByLabelText('Filtr'), 'osy');
  await userEvent.click(button('Pilne'));
  await userEvent.click(button('Cena?'));
  setTop(900);
  await traverse('/en', 'Home', { key: 'b', idx: 1 });
  await traverse('/usługi', 'Usługi', { key: 'c', idx: 2 });
  expect(screen.getByLabelText('Imię')).toHaveValue('');
  await userEvent.clear(screen.getByLabelText('Filtr'));
  history.go(-2);

  await waitFor(() => expect(screen.getByLabelText('Imię')).toHaveValue('Zofia'));
  expect(button('Pilne')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Cena?')).toHaveAttribute('aria-expanded', 'true');
  expect(button('Cena?')).toHaveFocus();
  expect(screen.getByLabelText('Filtr')).toHaveValue('');
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
});

test.each([
  ['/en/broken', 'Broken en', 'en', 'Błąd', []],
  ['/en/lost', 'Broken en', 'en', 'Błąd', [[`${location.origin}/en/lost`]]],
  ['/nie-ma', 'Not found', 'pl', 'Tytuł', []],
])('%s has the language of its route, or the site’s', async (address, heading, expected, title, asked) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await visit('/en', 'en');
  await traverse(address, heading);
  expect(language()).toBe(expected);
  expect(document.title).toBe(title);
  // Only a page that did not load may be one of an older deploy.
  expect(fetched.mock.calls).toEqual(asked);
  fetched.mockRestore();
});
