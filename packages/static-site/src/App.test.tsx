import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Route } from './pages.ts';

vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/en', page: 'home', language: 'en' },
  { path: '/usługi', page: 'services' },
  { path: '/broken', page: 'broken' },
  { path: '*', page: 'notFound', eager: true },
];

const page = (Page: () => React.ReactNode) => () => Promise.resolve({ default: Page });
const files = {
  './pages/home/Page.tsx': page(() => <h1>Home</h1>),
  './pages/services/Page.tsx': page(() => <h1>Usługi</h1>),
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
  document.documentElement.lang = language;
  await pages.loadFirst(location.pathname, false);
  render(
    <BrowserRouter>
      <App app={app} />
    </BrowserRouter>,
  );
}

/** Shows an entry of the history. */
async function traverse(href: string, title: string) {
  history.pushState(null, '', href);
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

test('navigating back to the first page resets the language', async () => {
  await visit('/usługi', 'pl');
  await traverse('/en', 'Home');
  expect(language()).toBe('en');
  history.back();
  await screen.findByRole('heading', { name: 'Usługi' });
  expect(language()).toBe('pl');
});

test('the error page has the site’s language', async () => {
  await visit('/en', 'en');
  await traverse('/broken', 'Broken');
  expect(language()).toBe('pl');
});

test('the page for 404 has the site’s language', async () => {
  await visit('/en', 'en');
  await traverse('/nie-ma', 'Not found');
  expect(language()).toBe('pl');
});

test.each(['/us%C5%82ugi', '/us%C5%82ugi/', '/us%C5%82ugi/index.html'])(
  'on %s the frame has the path /usługi',
  async (address) => {
    await visit(address, 'pl');
    expect(await screen.findByRole('heading', { name: 'Usługi' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('/usługi');
  },
);

test('invalid percent-encoding shows the page for 404', async () => {
  await visit('/%E0%A4%A', 'pl');
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeInTheDocument();
});
