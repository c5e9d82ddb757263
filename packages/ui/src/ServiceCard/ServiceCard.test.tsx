import { render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { expect, test } from 'vitest';
import { hydrateFromServer } from '../testing/hydrateFromServer.js';
import { ServiceCard } from './ServiceCard.js';

const card = (
  <ServiceCard
    title="Deratyzacja"
    text="Zabieg trwa 24–48 h."
    href="/uslugi/deratyzacja"
    badge="od 550 zł"
    points={['Bezpłatne oględziny', 'Dojazd bez opłat']}
  />
);

const link = () => screen.getByRole('link', { name: 'Deratyzacja' });

test('contains its title once', () => {
  render(card);
  expect(screen.getByRole('article')).not.toHaveAccessibleName();
  expect(link()).not.toHaveAttribute('aria-label');
});

test('renders facts as a list', () => {
  render(card);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bezpłatne oględziny',
    'Dojazd bez opłat',
  ]);
});

test('renders no list without facts', () => {
  render(<ServiceCard title="Deratyzacja" text="Zabieg trwa 24–48 h." href="/uslugi/deratyzacja" />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('shows its children after the facts, also without a text', () => {
  render(
    <ServiceCard title="Deratyzacja" href="/" points={['Dojazd bez opłat']} foot="od 550 zł">
      <button type="button">Porównaj</button>
    </ServiceCard>,
  );
  expect(screen.getByRole('article')).toHaveTextContent(
    /^Deratyzacja\s*Dojazd bez opłat\s*Porównaj\s*od 550 zł$/,
  );
  expect(screen.getByRole('article').querySelector('p')).toHaveTextContent('od 550 zł');
});

test('the title has the given level', () => {
  const root = createRef<HTMLElement>();
  render(<ServiceCard ref={root} title="Deratyzacja" text="" href="/" headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Deratyzacja' })).toBeVisible();
  expect(root.current).toBe(screen.getByRole('article'));
});

test('the server renders the whole card, and it hydrates without an error', () => {
  hydrateFromServer(<StrictMode>{card}</StrictMode>, (place) => {
    expect(place.querySelector('h3 a')).toHaveTextContent('Deratyzacja');
    expect(place.innerHTML).not.toContain('style=');
  });
});
