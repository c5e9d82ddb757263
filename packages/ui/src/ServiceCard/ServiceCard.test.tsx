import { render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { expect, test } from 'vitest';
import { arrive } from '../../../../tools/testing/arrive.js';
import type { LinkProps } from '../Link/Link.js';
import { LinkProvider } from '../Link/LinkProvider.js';
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

test('it is one link, named by the title', () => {
  render(card);
  expect(screen.getAllByRole('link')).toEqual([link()]);
  expect(link()).toHaveAttribute('href', '/uslugi/deratyzacja');
});

test('its title is said once', () => {
  render(card);
  expect(screen.getByRole('article')).not.toHaveAccessibleName();
  expect(link()).not.toHaveAttribute('aria-label');
});

test('facts are a list', () => {
  render(card);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bezpłatne oględziny',
    'Dojazd bez opłat',
  ]);
});

test('without facts there is no empty list', () => {
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

test('the title stands at the level that the page asks for', () => {
  const root = createRef<HTMLElement>();
  render(<ServiceCard ref={root} title="Deratyzacja" text="" href="/" headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Deratyzacja' })).toBeVisible();
  expect(root.current).toBe(screen.getByRole('article'));
});

test('the link is the router’s own', () => {
  const RouterLink = ({ href, children, ...rest }: LinkProps) => (
    <a href={href} {...rest} data-router="">
      {children}
    </a>
  );
  render(<LinkProvider link={RouterLink}>{card}</LinkProvider>);
  expect(link()).toHaveAttribute('data-router');
});

test('the server sends the whole card, and React takes it over without a complaint', () => {
  arrive(<StrictMode>{card}</StrictMode>, (place) => {
    expect(place.querySelector('h3 a')).toHaveTextContent('Deratyzacja');
    expect(place.innerHTML).not.toContain('style=');
  });
});
