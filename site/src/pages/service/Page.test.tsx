import { LinkProvider } from '@tarcza/ui';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cities } from '../../content/towns/cities';
import { plainText } from '../../text/typeset';
import { RouterLink } from '@tarcza/static-site';
import type { RouteParams } from '@tarcza/static-site';
import { ServiceAtPlace } from './ServiceAtPlace';
import ServicePage, { load } from './Page';
import { loadLanguage } from '../../content/texts/languages';
import { head } from './head';

beforeAll(() => loadLanguage('pl'));

vi.mock('../../pictures', () => ({
  picture: (name: string) => ({ src: `/images/${name}.jpg`, width: 1200, height: 900 }),
}));

afterEach(() => {
  document.body.replaceChildren();
});

const plainSpaces = (text: string | null | undefined) => plainText(text ?? '');

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function known(params: RouteParams) {
  const data = await load(params);
  if (!data) throw new Error(`There is no service ${params['service']}.`);
  return data;
}

async function page(params: RouteParams, address = '/') {
  const data = await known(params);
  return (
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider link={RouterLink}>
        <Address />
        <Routes>
          <Route path="/uslugi/:service/krakow" element={<p>Strona Krakowa</p>} />
          <Route path="*" element={<ServicePage data={data} />} />
        </Routes>
      </LinkProvider>
    </MemoryRouter>
  );
}

const heading = () => plainSpaces(screen.getByRole('heading', { level: 1 }).textContent);
const linksTo = (start: string) =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith(start));

test('a service page speaks of the region and leads to every town', async () => {
  render(await page({ service: 'deratyzacja' }));

  expect(heading()).toBe('Deratyzacja w Małopolsce');
  expect(new Set(linksTo('/uslugi/deratyzacja/')).size).toBe(cities.length);
});

test('a town page leads with what is local, and to the other five services there', async () => {
  render(await page({ service: 'zwalczanie-pluskiew', city: 'gorlice' }));

  expect(heading()).toBe('Zwalczanie pluskiew w Gorlicach');
  expect(plainSpaces(document.body.textContent)).toContain('Jak zwalczamy pluskwy w Gorlicach');
  expect(plainSpaces(document.body.textContent)).toContain('W blokach przy śródmieściu i w Gliniku');
  expect(linksTo('/uslugi/').filter((href) => href.endsWith('/gorlice'))).toHaveLength(5);
  expect(screen.getByText('Gorlice')).toHaveAttribute('aria-current', 'page');
});

test('a town page leaves methods and questions to the page of the service, and links to its chapters', async () => {
  const { unmount } = render(await page({ service: 'dezynsekcja', city: 'krakow' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const chapters = linksTo('/uslugi/dezynsekcja#').map((href) => href.split('#')[1] ?? '');
  expect(chapters).toHaveLength(2);
  unmount();

  render(await page({ service: 'dezynsekcja' }));
  for (const chapter of chapters) expect(document.getElementById(chapter)).toHaveAccessibleName();
});

test('a service with nothing local to say of a town is kept from search engines, and still there', async () => {
  const params = { service: 'deratyzacja', city: 'krakow' };
  const data = await known(params);
  const silent = { ...data, localText: undefined, components: { ServiceAtPlace } };

  expect(head(params, data)).toMatchObject({ noindex: false, canonical: '/uslugi/deratyzacja/krakow' });
  expect(head(params, silent)).toMatchObject({
    noindex: true,
    canonical: '/uslugi/deratyzacja',
    structuredData: [],
  });
  render(
    <MemoryRouter>
      <LinkProvider link={RouterLink}>
        <ServicePage data={silent} />
      </LinkProvider>
    </MemoryRouter>,
  );
  expect(heading()).toBe('Deratyzacja w Krakowie');
  expect(screen.getByRole('heading', { name: 'Metody deratyzacji' })).toBeVisible();
});

test('a town spelled otherwise leads on to its page, in place of this one', async () => {
  render(await page({ service: 'dezynfekcja', city: 'Kraków' }, '/uslugi/dezynfekcja/Krak%C3%B3w?utm=1'));

  expect(await screen.findByText('Strona Krakowa')).toBeVisible();
  expect(screen.getByText('/uslugi/dezynfekcja/krakow?utm=1')).toBeVisible();
});

test.each([
  ['zwalczanie-pluskiew', 'szczecin', 'Zwalczanie pluskiew w miejscowości Szczecin'],
  ['odstraszanie-kun', 'łapanów', 'Odstraszanie kun w miejscowości Łapanów'],
  ['dezynsekcja', 'mińsk', 'Dezynsekcja w miejscowości mińsk'],
  ['dezynsekcja', '<img src=x>', 'Dezynsekcja w miejscowości <img src=x>'],
  ['dezynsekcja', '%E0%A4%A', 'Dezynsekcja w miejscowości %E0%A4%A'],
])('an unlisted town is shown, and kept out of search engines: %s/%s', async (service, city, title) => {
  render(await page({ service, city }));
  const texts = head({ service, city }, await known({ service, city }));

  expect(heading()).toBe(title);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(texts).toMatchObject({ noindex: true, canonical: `/uslugi/${service}` });
});

test.each(['szczecin', 'Kraków', 'inne-miasto'])(
  'the static page for unlisted towns hydrates at %s without a mismatch',
  async (city) => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(await page({ service: 'dezynfekcja', city: 'inne-miasto' }));
    expect(heading()).toBe('Dezynfekcja w Małopolsce');

    const onRecoverableError = vi.fn();
    const live = await page({ service: 'dezynfekcja', city });
    const hydrated = await act(async () => hydrateRoot(root, live, { onRecoverableError }));

    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => hydrated.unmount());
  },
);
