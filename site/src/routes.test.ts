import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { redirects } from './addresses';
import { services } from './content/services';
import { pages } from './routes';
import site from './server';

/** Chunks that do not come; each import asks again, as the browser does after a failure. */
const missing = new Set<string>();
const asked: string[] = [];

function fetchOf(name: string) {
  asked.push(name);
  if (missing.has(name)) throw new TypeError(`Failed to fetch dynamically imported module: ${name}`);
}

vi.mock('./content/load', async (original) => {
  const real = await original<typeof import('./content/load')>();
  return {
    ...real,
    loadService: async (slug: string) => {
      fetchOf(slug);
      return real.loadService(slug);
    },
  };
});
vi.mock('./pages/faq/head', async (original) => {
  const real = await original<typeof import('./pages/faq/head')>();
  return {
    head: () => {
      fetchOf('faq/head');
      return real.head();
    },
  };
});
vi.mock('./pictures', () => ({
  picture: (name: string) => ({ src: `/images/${name}.jpg`, width: 1200, height: 900 }),
}));

// Once for all tests, for it takes its time.
beforeAll(
  () => Promise.all(Object.values(import.meta.glob('./pages/*/Page.tsx')).map((load) => load())),
  120_000,
);

// The table remembers what was loaded; each test is another visitor.
beforeEach(() => {
  missing.clear();
  asked.length = 0;
  for (const address of site.addresses) pages.forget(address);
});

const noindex = { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } };

test.each([
  ['/', {}, 'src/pages/home/Page.tsx'],
  ['/uslugi/pluskwy-landing', {}, 'src/pages/landing/Page.tsx'],
  ['/uslugi/deratyzacja', { service: 'deratyzacja' }, 'src/pages/service/Page.tsx'],
  ['/uslugi/deratyzacja/kety', { service: 'deratyzacja', city: 'kety' }, 'src/pages/service/Page.tsx'],
  [
    '/uslugi/deratyzacja/inne-miasto',
    { service: 'deratyzacja', city: 'inne-miasto' },
    'src/pages/service/Page.tsx',
  ],
])('%s leads to the first line of the table that fits', async (address, params, file) => {
  const page = await pages.load(address);
  expect(page.params).toEqual(params);
  expect(page.files[0]).toBe(file);
});

test('an unknown address is the page that does not exist, and starts the application by itself', async () => {
  const { files, eager, head } = await pages.load('/nie/ma/mnie');
  expect(files).toEqual(['src/pages/notFound/Page.tsx']);
  expect(eager).toBe(true);
  expect(head).toContainEqual(noindex);
});

test.each(['/uslugi/nic', '/uslugi/nic/krakow', '/miasta/nie-ma', '/objawy/smok', '/przygotowanie/nic'])(
  '%s looks like a page, and is the one that does not exist',
  async (address) => {
    const { files, eager, head } = await pages.load(address);
    expect(files).toEqual(['src/pages/notFound/Page.tsx']);
    expect(eager).toBe(true);
    expect(head).toContainEqual(noindex);
  },
);

test('the page that stands for many towns starts the application by itself, a town of the list does not', async () => {
  expect((await pages.load('/uslugi/deratyzacja/inne-miasto')).eager).toBe(true);
  expect((await pages.load('/uslugi/deratyzacja/kety')).eager).toBeUndefined();
});

test('the first page hydrates without the code of its head, a page for many addresses with it', async () => {
  await pages.loadFirst('/faq', false);
  expect(pages.getLoaded('/faq')?.head).toBeUndefined();

  await pages.loadFirst('/blog/nie-ma', true);
  expect(pages.getLoaded('/blog/nie-ma')?.head).toContainEqual(noindex);
});

test('a page is loaded once, however often it is asked for', async () => {
  const first = pages.load('/uslugi/deratyzacja');
  expect(pages.load('/uslugi/deratyzacja')).toBe(first);
  expect(pages.getLoaded('/uslugi/deratyzacja')).toBeUndefined();
  await first;
  expect(pages.getLoaded('/uslugi/deratyzacja')).toBe(await first);
  expect(asked).toEqual(['deratyzacja']);
});

test('a failure is one and the same until the address is forgotten; then it is loaded again', async () => {
  missing.add('deratyzacja');
  const failing = pages.load('/uslugi/deratyzacja');
  await expect(failing).rejects.toThrow('Failed to fetch');
  // React asks again for what it waited for: another promise would make it wait, and ask, without an end.
  expect(pages.load('/uslugi/deratyzacja')).toBe(failing);

  missing.clear();
  pages.forget('/uslugi/deratyzacja');
  expect((await pages.load('/uslugi/deratyzacja')).head?.[0]?.text).toContain('Deratyzacja');
  expect(asked).toEqual(['deratyzacja', 'deratyzacja']);
});

test('what failed to come beforehand is asked for again when the visitor goes there', async () => {
  missing.add('deratyzacja');
  pages.prefetch('/uslugi/deratyzacja');
  await expect.poll(() => asked).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));

  missing.clear();
  expect((await pages.load('/uslugi/deratyzacja')).files).toContain('src/content/services/deratyzacja.ts');
});

test('the second page needs nothing of the first', async () => {
  await pages.loadFirst('/faq', false);
  missing.add('faq/head');
  await expect(pages.load('/galeria')).resolves.toMatchObject({
    files: expect.arrayContaining(['src/pages/gallery/Page.tsx']) as string[],
  });
  expect(pages.getLoaded('/faq')).toBeDefined();
});

test('the host leads every Polish spelling of a town to its address, for each service and for the town itself', () => {
  const spelled = {
    kraków: 'krakow',
    tarnów: 'tarnow',
    'nowy-sącz': 'nowy-sacz',
    oświęcim: 'oswiecim',
    chrzanów: 'chrzanow',
    andrychów: 'andrychow',
    kęty: 'kety',
    myślenice: 'myslenice',
    libiąż: 'libiaz',
  };
  expect(redirects).toMatchObject(
    Object.fromEntries(
      Object.entries(spelled).flatMap(([polish, plain]) => [
        [`/uslugi/:service/${polish}`, `/uslugi/:service/${plain}`],
        [`/miasta/${polish}`, `/miasta/${plain}`],
      ]),
    ),
  );
});

test('an unknown town or article has a page of the host', () => {
  const standing = pages.routes.filter(({ fallbackFor }) => fallbackFor);
  expect(standing.map(({ path, fallbackFor }) => [path, fallbackFor])).toEqual([
    ['/uslugi/:service/inne-miasto', '/uslugi/:service/:city'],
    ['/blog/nie-znaleziono', '/blog/:slug'],
  ]);
  expect(site.unlistedAddresses).toEqual(
    expect.arrayContaining([
      '/blog/nie-znaleziono',
      ...services.map(({ slug }) => `/uslugi/${slug}/inne-miasto`),
    ]),
  );
});
