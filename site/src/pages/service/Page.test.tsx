import { LinkProvider } from '@tarcza/ui';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { RouterLink, type RouteParams } from '@tarcza/static-site';
import { type Service, services } from '../../content/services/services';
import { loadLanguage } from '../../content/texts/languages';
import { plainText } from '../../text/typeset';
import TownPage, { load as loadTown } from '../town/Page';
import { ServiceAtPlace } from './ServiceAtPlace';
import ServicePage, { load } from './Page';
import { head } from './head';

const [{ slug, name: serviceName }] = services as [Service];

beforeAll(() => loadLanguage('pl'));

vi.mock('../../pictures', () => ({
  picture: (name: string) => ({ src: `/images/${name}.jpg`, width: 1200, height: 900 }),
}));

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const at = (address: string, page: React.ReactNode) => (
  <MemoryRouter initialEntries={[address]}>
    <LinkProvider link={RouterLink}>
      <Address />
      <Routes>
        <Route path="/uslugi/:service/krakow" element={<p>Strona Krakowa</p>} />
        <Route path="/miasta/krakow" element={<p>Strona Krakowa</p>} />
        <Route path="*" element={page} />
      </Routes>
    </LinkProvider>
  </MemoryRouter>
);

const page = async (params: RouteParams, address = '/') =>
  at(address, <ServicePage data={(await load(params))!} />);

const heading = () => plainText(screen.getByRole('heading', { level: 1 }).textContent);

test('a service with nothing local to say of a town is kept from search engines, and still there', async () => {
  const params = { service: slug, town: 'krakow' };
  const data = (await load(params))!;
  const silent = { ...data, town: { ...data.town!, local: {} }, components: { ServiceAtPlace } };

  expect(head(params, silent)).toMatchObject({ noindex: true, canonical: `/uslugi/${slug}` });
  const folded = { ...data, town: { ...data.town!, folded: true as const } };
  expect(head(params, folded)).toMatchObject({ noindex: true, canonical: `/uslugi/${slug}/krakow` });
  render(at('/', <ServicePage data={silent} />));
  expect(heading()).toBe(`${serviceName} w Krakowie`);
  expect(plainText(document.body.textContent)).not.toContain(`${serviceName} w Małopolsce`);
});

test.each([
  [`/uslugi/${slug}/Krak%C3%B3w?utm=1#cena`, `/uslugi/${slug}/krakow?utm=1#cena`],
  ['/miasta/Krak%C3%B3w?utm=1#cena', '/miasta/krakow?utm=1#cena'],
])('%s leads to %s, in place of this page', async (address, listed) => {
  const town = await loadTown({ town: 'Kraków' });
  render(
    address.startsWith('/miasta')
      ? at(address, <TownPage data={town!} />)
      : await page({ service: slug, town: 'Kraków' }, address),
  );
  expect(await screen.findByText('Strona Krakowa')).toBeVisible();
  expect(screen.getByText(listed)).toBeVisible();
});

test.each(['<img src=x>', '%E0%A4%A', '$&'])(
  'an unlisted town is shown, and kept out of search engines: %s',
  async (town) => {
    const params = { service: slug, town };
    render(await page(params));

    expect(heading()).toBe(`${serviceName} w miejscowości ${town}`);
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(screen.queryByRole('navigation', { name: /^Zanim/ })).toBeNull();
    expect(head(params, (await load(params))!)).toMatchObject({
      noindex: true,
      canonical: `/uslugi/${slug}`,
    });
  },
);

test.each([
  ['szczecin', `${serviceName} w miejscowości Szczecin`],
  ['Kraków', 'Strona Krakowa'],
  ['inne-miasto', `${serviceName} w Małopolsce`],
])(
  'the static page for unlisted towns hydrates at %s without a mismatch, and shows: %s',
  async (town, words) => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(await page({ service: slug, town: 'inne-miasto' }));

    const onRecoverableError = vi.fn();
    const live = await page({ service: slug, town });
    const hydrated = await act(async () => hydrateRoot(root, live, { onRecoverableError }));

    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(plainText(root.textContent)).toContain(words);
    act(() => hydrated.unmount());
  },
);
