import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import drawing from '../../images/originals/mapa.svg?raw';
import { area } from '../content/towns/area';
import { cities } from '../content/towns/cities';
import { project } from './malopolska';
import { RegionMap } from './RegionMap';

vi.mock('../pictures', () => ({
  picture: (name: string) => ({ src: `/images/${name}.svg`, width: 1008, height: 897 }),
}));

const [, border = ''] = /class="edge" d="([^"]+)"/.exec(drawing) ?? [];
const [left = 0, top = 0, width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '')
  .split(' ')
  .map(Number);
const outline = [...border.matchAll(/([\d.]+) ([\d.]+)/g)].map(
  ([, x, y]) => [((Number(x) - left) / width) * 100, ((Number(y) - top) / height) * 100] as const,
);

function isInside([x, y]: readonly [number, number]): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

test.each(cities)('$name lies inside the border', ({ position }) => {
  expect(isInside(project([position.longitude, position.latitude]))).toBe(true);
});

test('those who do not see the map hear what it shows, and find its links in the list beside it', () => {
  render(
    <MemoryRouter>
      <RegionMap {...area.map} />
    </MemoryRouter>,
  );
  const map = screen.getByRole('img', { name: /Mapa dojazdów/ });
  expect(map).toHaveAccessibleName(new RegExp(`${cities.length}\\sobsługiwanymi miastami`));
  expect(screen.queryAllByRole('link')).toEqual([]);
});
