import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cities } from '../content/cities';
import { contact } from '../content/contact';
import { border, labelPlace, labelPlaces, project, size } from './malopolska';
import { RegionMap } from './RegionMap';

const outline = border.map(project);

function isInside([x, y]: readonly [number, number]): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

const towns = cities.map(({ slug, name, position }) => ({
  slug,
  name,
  at: project([position.longitude, position.latitude]),
}));

/** About the room that a name takes on a phone, where names are the largest. */
function box({ slug, name, at: [x, y] }: (typeof towns)[number]) {
  const em = slug === 'krakow' ? 16 : 13;
  const { dx, dy, anchor } = labelPlaces[labelPlace(slug)];
  const width = name.length * 0.56 * em;
  const left = x + dx * em - { start: 0, middle: width / 2, end: width }[anchor];
  const bottom = y + dy * em + 0.15 * em;
  return { slug, left, right: left + width, top: bottom - 0.85 * em, bottom };
}

const boxes = towns.map(box);

test.each(towns)('$name lies inside the region', ({ at }) => {
  expect(isInside(at)).toBe(true);
});

test('no name meets another, or the dot of another town', () => {
  for (const first of boxes) {
    for (const second of boxes) {
      if (first === second) continue;
      const meet =
        first.left < second.right &&
        second.left < first.right &&
        first.top < second.bottom &&
        second.top < first.bottom;
      expect(meet, `${first.slug} and ${second.slug}`).toBe(false);
    }
    for (const {
      slug,
      at: [x, y],
    } of towns) {
      if (slug === first.slug) continue;
      const covered = x + 3 > first.left && x - 3 < first.right && y + 3 > first.top && y - 3 < first.bottom;
      expect(covered, `the name of ${first.slug} and the dot of ${slug}`).toBe(false);
    }
  }
});

test('every name fits into the drawing', () => {
  for (const { slug, left, right, top, bottom } of boxes) {
    expect(left, slug).toBeGreaterThanOrEqual(0);
    expect(right, slug).toBeLessThanOrEqual(size.width);
    expect(top, slug).toBeGreaterThanOrEqual(0);
    expect(bottom, slug).toBeLessThanOrEqual(size.height);
  }
});

test('those who do not see the map hear what it shows', () => {
  render(<RegionMap label={contact.map.heading} alt={contact.map.alt} />);
  const map = screen.getByRole('img', { name: 'Mapa dojazdów' });
  expect(map).toHaveAccessibleDescription(new RegExp(`${cities.length}\\sobsługiwanymi miastami`));
  for (const { name } of cities) expect(map).toHaveTextContent(name);
});
