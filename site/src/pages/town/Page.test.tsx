import { LinkProvider } from '@tarcza/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { addresses } from '../../addresses';
import { cities } from '../../content/towns/cities';
import { services } from '../../content/services/services';
import { townPages } from '../../content/towns/townPages';
import { plainText } from '../../text/typeset';
import { RouterLink } from '@tarcza/static-site';
import TownPage, { load } from './Page';
import { loadLanguage } from '../../content/texts/languages';
import TownsPage from '../towns/Page';

beforeAll(() => loadLanguage('pl'));

vi.mock('../../pictures', () => ({
  picture: (name: string) => ({ src: `/images/${name}.svg`, width: 1008, height: 897 }),
}));

const plainSpaces = (text: string | null | undefined) => plainText(text ?? '');

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function show(city: string, address = `/miasta/${city}`) {
  const data = await load({ city });
  if (!data) throw new Error(`There is no town ${city}.`);
  render(
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider link={RouterLink}>
        <Address />
        <Routes>
          <Route path="/miasta/krakow" element={<p>Strona Krakowa</p>} />
          <Route path="*" element={<TownPage data={data} />} />
        </Routes>
      </LinkProvider>
    </MemoryRouter>,
  );
}

test('the page of a town leads to each service and says where it lies', async () => {
  await show('nowy-sacz');

  expect(plainSpaces(screen.getByRole('heading', { level: 1 }).textContent)).toBe(
    'Szkodniki i pleśń w Nowym Sączu',
  );
  for (const { slug, name } of services)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/uslugi/${slug}/nowy-sacz`);
  expect(screen.getByText(/Biegonice|Zawada|Gołąbkowice/)).toBeVisible();
  expect(plainSpaces(document.querySelector('img[src="/images/mapa.svg"]')?.getAttribute('alt'))).toBe(
    `Położenie na mapie. Schematyczna mapa Małopolski z ${cities.length} miastami. Zaznaczone miasto leży około 73 km na południowy wschód od Krakowa, w linii prostej.`,
  );
});

test('a town spelled otherwise leads on to its page', async () => {
  await show('Kraków', '/miasta/Krak%C3%B3w?utm=1');
  expect(await screen.findByText('Strona Krakowa')).toBeVisible();
  expect(screen.getByText('/miasta/krakow?utm=1')).toBeVisible();
});

test('every town is on the list of towns once, and its page is among the addresses', () => {
  render(
    <MemoryRouter>
      <TownsPage />
    </MemoryRouter>,
  );
  for (const { name, slug } of cities) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/miasta/${slug}`);
    expect(addresses).toContain(`/miasta/${slug}`);
  }
  expect(townPages.list.groups.flatMap(({ towns }) => towns)).toHaveLength(cities.length);
});
