import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceTable, type PriceLine } from './PriceTable.js';

const lines: PriceLine[] = [
  {
    name: 'Deratyzacja',
    href: '/uslugi/deratyzacja',
    price: 'od 400 zł',
    details: [
      { label: 'Za co', text: 'za mieszkanie' },
      { label: 'Co podnosi cenę', text: 'piwnica' },
    ],
  },
  { name: 'Dojazd', price: '0 zł' },
];

const facts = (item: HTMLElement) =>
  within(item)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('renders name, price and details of each line', () => {
  render(<PriceTable lines={lines} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('heading', { level: 3, name: 'Deratyzacja' })).toBeVisible();
  expect(facts(first!)).toEqual([
    ['Cena', 'od 400 zł'],
    ['Za co', 'za mieszkanie'],
    ['Co podnosi cenę', 'piwnica'],
  ]);
  expect(facts(second!)).toEqual([['Cena', '0 zł']]);
});

test('a name with an address is a link, one without is not', () => {
  render(<PriceTable lines={lines} headingLevel={2} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Deratyzacja' })).toHaveAttribute('href', '/uslugi/deratyzacja');
  expect(screen.getByRole('heading', { level: 2, name: 'Dojazd' })).toBeVisible();
});

test('equal names and labels leave nothing stale when they change', () => {
  const detail = { label: 'Za co', text: 'za mieszkanie' };
  const line = { name: 'Dojazd', price: '0 zł', details: [detail, detail] };
  const { rerender } = render(<PriceTable lines={[line, line, { ...line, price: '10 zł' }]} />);
  rerender(<PriceTable lines={[{ ...line, details: [detail] }]} />);
  expect(facts(screen.getByRole('listitem'))).toEqual([
    ['Cena', '0 zł'],
    ['Za co', 'za mieszkanie'],
  ]);
});

test('takes labels', () => {
  render(<PriceTable lines={lines} labels={{ price: 'Price' }} />);
  expect(screen.getAllByText('Price')).toHaveLength(2);
});
