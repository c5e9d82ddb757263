import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LinkProps } from '../Link/Link.js';
import { LinkProvider } from '../Link/LinkProvider.js';
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

test('the list keeps its role in Safari: its list style is not none', () => {
  render(<PriceTable lines={lines} />);
  expect(getComputedStyle(screen.getByRole('list')).listStyleType).not.toBe('none');
});

test('takes labels, uses the links of the router, and its ref is the list', () => {
  const ref = createRef<HTMLUListElement>();
  const RouterLink = ({ children, ...rest }: LinkProps) => (
    <a {...rest} data-router="">
      {children}
    </a>
  );
  render(
    <LinkProvider link={RouterLink}>
      <PriceTable ref={ref} lines={lines} labels={{ price: 'Price' }} />
    </LinkProvider>,
  );
  expect(screen.getAllByText('Price')).toHaveLength(2);
  expect(screen.getByRole('link')).toHaveAttribute('data-router');
  expect(ref.current).toBe(screen.getByRole('list'));
});

test('the server renders everything, without a style attribute', () => {
  const html = renderToString(<PriceTable lines={lines} />);
  expect(html).toContain('od 400 zł');
  expect(html).not.toContain('style=');
});
