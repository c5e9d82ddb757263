import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRef, Suspense, use } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from './App.tsx';
import { createPages } from './pages.ts';
import { RouterLink, type RouterLinkProps } from './RouterLink.tsx';

const pages = createPages({
  routes: [
    { path: '/', page: 'home' },
    { path: '/usługi', page: 'services' },
    { path: '/blog/:slug', page: 'article' },
    { path: '/en', page: 'home', language: 'en' },
    { path: '*', page: 'notFound' },
  ],
  pages: {},
  heads: {},
  headElements: () => Promise.resolve(() => []),
});
const prefetch = vi.spyOn(pages, 'prefetch').mockImplementation(() => {});

beforeEach(() => {
  history.replaceState(null, '', '/blog/start');
  prefetch.mockClear();
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{decodeURI(pathname) + search + hash}</output>;
}

const address = () => screen.getByRole('status').textContent;

function Site({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <AppContext value={{ pages, language: 'pl' }}>{children}</AppContext>
      <Address />
    </BrowserRouter>
  );
}

function renderLink(props: RouterLinkProps) {
  render(
    <Site>
      <RouterLink {...props}>Dalej</RouterLink>
    </Site>,
  );
  return screen.getByText<HTMLAnchorElement>('Dalej');
}

/** Clicks. Returns whether the default action was not prevented. */
function click(link: HTMLElement, init: MouseEventInit = {}) {
  let isLeftToBrowser = false;
  // jsdom does not navigate.
  const stop = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  fireEvent.click(link, init);
  return isLeftToBrowser;
}

test.each([
  ['/usługi?cena=1#faq', '/usługi?cena=1#faq'],
  ['/blog/start#wstep', '/blog/start#wstep'],
  ['inny', '/blog/inny'],
  ['/usługi.html', '/usługi.html'],
  [`${location.origin}/usługi`, '/usługi'],
  [`//${location.host}/usługi`, '/usługi'],
])('a click on %s shows %s without a reload', (href, expected) => {
  const link = renderLink({ href });
  expect(link).toHaveAttribute('href', href);
  expect(click(link)).toBe(false);
  expect(address()).toBe(expected);
});

const foreign = `#wstep tel:+48123456789 //other.example/usługi http://[ /cennik.pdf /nie-ma /en ${location.origin}//usługi`;

test.each(foreign.split(' '))('the browser handles a click on %s, and nothing is prefetched', (href) => {
  const link = renderLink({ href });
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  expect(click(link)).toBe(true);
  expect(address()).toBe('/blog/start');
  expect(prefetch).not.toHaveBeenCalled();
});

test.each<[string, Partial<RouterLinkProps>, MouseEventInit]>([
  ['target="_blank"', { target: '_blank' }, {}],
  ['a named target', { target: 'okno' }, {}],
  ['rel="external"', { rel: 'external' }, {}],
  ['download', { download: true }, {}],
  ['the Ctrl key', {}, { ctrlKey: true }],
  ['the Alt key', {}, { altKey: true }],
  ['the Shift key', {}, { shiftKey: true }],
  ['the Meta key', {}, { metaKey: true }],
  ['the middle button', {}, { button: 1 }],
])('the browser handles a click with %s', (_, props, init) => {
  expect(click(renderLink({ href: '/usługi', ...props }), init)).toBe(true);
  expect(address()).toBe('/blog/start');
});

test('a link is busy while its page loads', async () => {
  let finish = () => {};
  const loading = new Promise<string>((resolve) => {
    finish = () => resolve('Page');
  });
  const Page = () => (useLocation().pathname === '/blog/start' ? 'Start' : use(loading));
  render(
    <Site>
      <RouterLink href="/blog/b">Dalej</RouterLink>
      <Suspense>
        <Page />
      </Suspense>
    </Site>,
  );
  const link = screen.getByText('Dalej');
  // It waits for what suspends.
  const shown = act(async () => link.click());
  await expect.poll(() => link.getAttribute('aria-busy')).toBe('true');
  expect(document.body).toHaveTextContent('Start');
  finish();
  await shown;
  expect(document.body).toHaveTextContent('Page');
  expect(link).not.toHaveAttribute('aria-busy');
});

test('onClick runs before the navigation, and may prevent it', () => {
  const onClick = vi.fn<NonNullable<RouterLinkProps['onClick']>>(() => expect(address()).toBe('/blog/start'));
  const link = renderLink({ href: '/usługi', onClick });
  onClick.mockImplementationOnce((event) => event.preventDefault());
  click(link);
  expect(address()).toBe('/blog/start');
  click(link);
  expect(address()).toBe('/usługi');
});

test.each([
  ['onPointerEnter', fireEvent.pointerEnter],
  ['onFocus', fireEvent.focus],
  ['onTouchStart', fireEvent.touchStart],
] as const)('%s calls the handler and prefetches the page', (name, fire) => {
  const handler = vi.fn();
  fire(renderLink({ href: '/us%C5%82ugi', [name]: handler }));
  expect(handler).toHaveBeenCalledTimes(1);
  expect(prefetch.mock.calls).toEqual([['/us%C5%82ugi']]);
});

test('passes on other attributes and the ref, and navigates with target="_SELF"', () => {
  const ref = createRef<HTMLAnchorElement>();
  const others = { target: '_SELF', rel: 'nofollow', title: 'Usługi', 'aria-current': 'page' } as const;
  const link = renderLink({ href: '/usługi', ref, ...others });
  expect(ref.current).toBe(link);
  for (const [name, value] of Object.entries(others)) expect(link).toHaveAttribute(name, value);
  expect(click(link)).toBe(false);
  expect(address()).toBe('/usługi');
  const { length } = history;
  click(link);
  expect(history).toHaveLength(length);
});
