import { expect, test, vi } from 'vitest';
import { createPages, type Route } from './pages.ts';

const Page = () => null;
const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/usługi/', page: 'services' },
  { path: '/miasta/:town', page: 'town', params: { region: 'mazowsze' }, prefetchOnScroll: true },
  { path: '*', page: 'notFound', eager: true },
];
const towns = ['łódź', 'a/b', '50%'];
const load = (params: { town?: string }) =>
  Promise.resolve(towns.includes(params.town ?? '') ? params.town : null);

const modules = {
  './pages/home/Page.tsx': () => Promise.resolve({ default: Page }),
  './pages/services/Page.tsx': () => Promise.resolve({ default: Page }),
  './pages/town/Page.tsx': () => Promise.resolve({ default: Page, load }),
  './pages/notFound/Page.tsx': () => Promise.resolve({ default: Page }),
};
const heads = Object.fromEntries(
  Object.keys(modules).map((file) => [
    file.replace('Page.tsx', 'head.ts'),
    () => Promise.resolve({ head: () => file }),
  ]),
);
const headElements = () =>
  Promise.resolve((text: string) => [{ tag: 'title' as const, attributes: {}, text }]);
const site = (more: object = {}) =>
  createPages({ routes, pages: { ...modules, ...more }, heads, headElements });

test.each([
  ['services', ['/usługi', '/us%C5%82ugi', '/us%C5%82ugi/', '/us%C5%82ugi.html', '/us%C5%82ugi/index.html']],
  ['notFound', ['/nie/ma', '/miasta/gdańsk', '/%', '/miasta/%E0%A4%A']],
])('the page %s is shown at %j', async (page, addresses) => {
  for (const address of addresses)
    expect((await site().load(address)).source, address).toBe(`./pages/${page}/Page.tsx`);
});

test('loads a page once for all spellings of its address', async () => {
  const get = vi.fn(modules['./pages/services/Page.tsx']);
  const pages = site({ './pages/services/Page.tsx': get });
  const first = pages.load('/us%C5%82ugi');
  expect(pages.load('/usługi/')).toBe(first);
  const page = await first;
  expect(pages.getLoaded('/usługi.html')).toBe(page);
  pages.prefetch('/usługi');
  expect(get).toHaveBeenCalledTimes(1);
});

test('a failed prefetch is ignored and can be repeated', async () => {
  const get = vi.fn(modules['./pages/services/Page.tsx']).mockRejectedValueOnce(new TypeError('offline'));
  const pages = site({ './pages/services/Page.tsx': get });
  pages.prefetch('/us%C5%82ugi/');
  await new Promise((resolve) => setTimeout(resolve));
  expect(pages.getLoaded('/usługi')).toBeUndefined();

  pages.prefetch('/usługi');
  await expect.poll(() => pages.getLoaded('/usługi')).toBeDefined();
  expect(get).toHaveBeenCalledTimes(2);
  pages.forget('/us%C5%82ugi/');
  expect(pages.getLoaded('/usługi')).toBeUndefined();
});

test('the first page loads its head only if its HTML serves many addresses', async () => {
  const pages = site();
  await pages.loadFirst('/', false);
  pages.prefetch('/');
  await pages.loadFirst('/miasta/łódź', true);
  expect(pages.getLoaded('/')).toMatchObject({ head: undefined, data: undefined });
  expect(pages.getLoaded('/miasta/łódź')).toEqual({
    ...routes[2],
    Page,
    params: { town: 'łódź', region: 'mazowsze' },
    data: 'łódź',
    head: [{ tag: 'title', attributes: {}, text: './pages/town/Page.tsx' }],
    source: './pages/town/Page.tsx',
  });
});

test.each(['start', 'own'])('a route without the folder %s throws with the missing file', async (page) => {
  const pages = createPages({ routes: [{ path: '/', page }], pages: modules, heads, headElements });
  await expect(pages.load('/')).rejects.toThrow(`The route / needs pages/${page}/Page.tsx`);
});
