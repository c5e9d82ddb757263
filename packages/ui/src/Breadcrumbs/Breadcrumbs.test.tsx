import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.js';

const trail = [{ label: 'Usługi', href: '/uslugi' }, { label: 'Deratyzacja' }];

test('links to each page but the current one', () => {
  render(<Breadcrumbs trail={trail} />);
  expect(screen.getByRole('navigation', { name: 'Ścieżka nawigacji' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Start',
    'Usługi',
    'Deratyzacja',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/uslugi']);
  expect(screen.getByText('Deratyzacja')).toHaveAttribute('aria-current', 'page');
});

test('takes another home page and label; an undefined label keeps its default', () => {
  render(<Breadcrumbs trail={trail} home="/en" labels={{ home: 'Home', trail: undefined }} />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  expect(screen.getByRole('navigation', { name: 'Ścieżka nawigacji' })).toBeVisible();
});

test('steps with equal labels leave nothing stale when the trail changes', () => {
  const twice = [{ label: 'Start', href: '/a' }, { label: 'Start', href: '/b' }, { label: 'Start' }];
  const { rerender } = render(<Breadcrumbs trail={twice} />);
  rerender(<Breadcrumbs trail={trail} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Start',
    'Usługi',
    'Deratyzacja',
  ]);
});
