import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { area } from '../content/towns/area';
import { findTown, towns } from '../content/towns/towns';
import { RegionMap } from './RegionMap';
import { TownMap } from './TownMap';

vi.mock('../pictures', () => ({
  picture: (name: string) => ({ src: `/images/${name}.svg`, width: 1008, height: 897 }),
}));

test('those who do not see the map hear what it shows, and find its links in the list beside it', () => {
  render(
    <MemoryRouter>
      <RegionMap {...area.map} />
    </MemoryRouter>,
  );
  const map = screen.getByRole('img', { name: /Mapa dojazdów/ });
  expect(map).toHaveAccessibleName(new RegExp(`${towns.length}\\sobsługiwanymi miastami`));
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('the map of a town says where it is, and shows its neighbours', () => {
  render(
    <MemoryRouter>
      <TownMap town={findTown('bochnia')!} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(/około 37\skm na wschód od Krakowa/);
  const names = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Bochnia', 'Brzesko', 'Wieliczka']));
  expect(names).not.toContain('Zakopane');
});
