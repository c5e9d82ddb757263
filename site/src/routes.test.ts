import { beforeAll, expect, test, vi } from 'vitest';
import { redirects } from './addresses';
import { services } from './content/services/services';
import { pages } from './routes';
import site from './server';

vi.mock('./pictures', () => ({
  picture: (name: string) => ({ src: `/images/${name}.jpg`, width: 1200, height: 900 }),
}));

// Once for all tests, for it takes its time.
beforeAll(
  () => Promise.all(Object.values(import.meta.glob('./pages/*/Page.tsx')).map((load) => load())),
  120_000,
);

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

test('an unknown town has a page of the host, and an unknown article none', () => {
  const standing = pages.routes.filter(({ fallbackFor }) => fallbackFor);
  expect(standing.map(({ path, fallbackFor }) => [path, fallbackFor])).toEqual([
    ['/uslugi/:service/inne-miasto', '/uslugi/:service/:city'],
  ]);
  expect(site.unlistedAddresses).toEqual(
    expect.arrayContaining(services.map(({ slug }) => `/uslugi/${slug}/inne-miasto`)),
  );
});
