import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Route } from './pages.ts';

const scrolledTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
const setTop = (value: number) => Object.defineProperty(window, 'scrollY', { value, configurable: true });

const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/en', page: 'home', language: 'en' },
  { path: '/usługi', page: 'services' },
  { path: '/en/broken', page: 'broken', language: 'en' },
  { path: '*', page: 'notFound', eager: true },
];

function ServicesPage() {
  const [isPressed, setPressed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>Usługi</h1>
      <button type="button" data-keep="" aria-pressed={isPressed} onClick={() => setPressed(!isPressed)}>
        Pilne
      </button>
      {isPressed && (
        <button type="button" data-act="toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Cena?
        </button>
      )}
      <button type="button" aria-pressed={isPressed}>
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
  './pages/home/Page.tsx': page(() => <h1>Home</h1>),
  './pages/services/Page.tsx': page(ServicesPage),
  './pages/broken/Page.tsx': page(() => {
    throw new Error('broken');
  }),
  './pages/notFound/Page.tsx': page(() => <h1>Not found</h1>),
};
const heads = Object.fromEntries(
  Object.keys(files).map((file) => [
    file.replace('Page.tsx', 'head.ts'),
    () => Promise.resolve({ head: () => ({}) }),
  ]),
);

/** Hydrates the site. */
async function visit(address: string, language: string) {
  // Each test has its own document.
  vi.resetModules();
  const { App } = await import('./App.tsx');
  const { createPages } = await import('./pages.ts');
  const pages = createPages({
    routes,
    pages: files,
    heads,
    headElements: () => Promise.resolve(() => [{ tag: 'title', attributes: {}, text: 'Tytuł' }]),
  });
  const Frame = ({ children, path }: { children: React.ReactNode; path: string }) => (
    <>
      <output>{path}</output>
      <main>{children}</main>
    </>
  );
  const ErrorPage = () => <h1>Broken</h1>;
  const app = { pages, language: 'pl', Frame, ErrorPage, errorHead: [] };

  history.replaceState(null, '', address);
  const { identifyEntries } = await import('./visits.ts');
  identifyEntries();
  document.documentElement.lang = language;
  await pages.loadFirst(location.pathname, false);
  render(
    <BrowserRouter>
      <App app={app} />
    </BrowserRouter>,
  );
}

/** Shows an entry of the history. */
async function traverse(href: string, title: string, state?: { key: string; idx: number }) {
  history.pushState(state, '', href);
  dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByRole('heading', { name: title });
}

const language = () => document.documentElement.lang;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a page without a language has the site’s language', async () => {
  await visit('/en', 'en');
  await traverse('/usługi', 'Usługi');
  expect(language()).toBe('pl');
  await traverse('/en', 'Home');
  expect(language()).toBe('en');
});

test('back restores texts, an open answer and a filter', async () => {
  await visit('/usługi', 'pl');
  const button = (name: string) => screen.getByRole('button', { name });
  await userEvent.type(screen.getByLabelText('Imię'), 'Zofia');
  await userEvent.click(button('Pilne'));
  await userEvent.click(button('Cena?'));
  setTop(900);
  await traverse('/en', 'Home', { key: 'b', idx: 1 });
  await traverse('/usługi', 'Usługi', { key: 'c', idx: 2 });
  expect(screen.getByLabelText('Imię')).toHaveValue('');
  history.go(-2);

  await waitFor(() => expect(screen.getByLabelText('Imię')).toHaveValue('Zofia'));
  expect(button('Pilne')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Cena?')).toHaveAttribute('aria-expanded', 'true');
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
});

test('the entries of native fragment links have a state of their own', async () => {
  await visit('/usługi', 'pl');
  const name = () => screen.getByLabelText('Imię');
  await userEvent.type(name(), 'Zofia');
  await traverse('/en', 'Home', { key: 'b', idx: 1 });
  // The link of a table of contents, to which the browser has scrolled.
  scrolledTo.mockClear();
  await traverse('/en#b', 'Home');
  expect(scrolledTo).not.toHaveBeenCalled();
  await traverse('/usługi', 'Usługi');
  expect(name()).toHaveValue('');
  history.go(-3);
  await waitFor(() => expect(name()).toHaveValue('Zofia'));
});

test.each([
  ['/en/broken', 'Broken', 'en'],
  ['/nie-ma', 'Not found', 'pl'],
])('%s has the language of its route, or the site’s', async (address, title, expected) => {
  await visit('/en', 'en');
  await traverse(address, title);
  expect(language()).toBe(expected);
});
