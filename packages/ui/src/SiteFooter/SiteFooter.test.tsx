import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteFooter, type FooterColumn } from './SiteFooter.js';

const columns: FooterColumn[] = [
  {
    heading: 'Miasta',
    pairs: true,
    items: [
      { label: 'Kraków', href: '/krakow' },
      { label: 'Tarnów', href: '/tarnow' },
    ],
    more: { label: 'Wszystkie miasta', href: '/miasta' },
  },
  {
    heading: 'Kontakt',
    items: [{ label: '600 700 800', href: 'tel:+48600700800' }, { label: 'Nagłe przypadki: 24/7' }],
  },
];

const footer = (
  <SiteFooter
    name="Przykład"
    about="Zwalczamy szkodniki."
    details="Przykład sp. z o.o., ul. Długa 1, 30-001 Kraków"
    columns={columns}
    legal={[{ label: '© 2026 Przykład' }, { label: 'Deklaracja dostępności', href: '/dostepnosc' }]}
  />
);

test('is the footer of the page with company, columns and legal line', () => {
  render(footer);
  const end = screen.getByRole('contentinfo');
  expect(within(end).getByText('Zwalczamy szkodniki.')).toBeVisible();
  expect(end.querySelector('address')).toHaveTextContent('Przykład sp. z o.o., ul. Długa 1, 30-001 Kraków');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Miasta',
    'Kontakt',
  ]);
  const [towns, contact] = screen.getAllByRole('list');
  expect(within(towns!).getAllByRole('link')).toHaveLength(3);
  expect(within(contact!).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Wszystkie miasta' })).toHaveAttribute('href', '/miasta');
  expect(screen.getByRole('link', { name: 'Deklaracja dostępności' })).toHaveAttribute('href', '/dostepnosc');
});

test('an item without an address is no link', () => {
  render(footer);
  expect(screen.queryByRole('link', { name: /24\/7|©/ })).toBeNull();
  expect(screen.getByText('Nagłe przypadki: 24/7')).toBeVisible();
});
