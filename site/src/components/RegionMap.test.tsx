import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { area } from '../content/towns/area';
import { towns } from '../content/towns/towns';
import { RegionMap } from './RegionMap';

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
