import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './Notice.js';

test('renders text and action, and is no live region', () => {
  render(<Notice action={<a href="/cennik">Zobacz cennik</a>}>Drugi zabieg za pół ceny.</Notice>);
  expect(screen.getByText('Drugi zabieg za pół ceny.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz cennik' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the urgent notice has an icon that is hidden from screen readers', () => {
  const { container } = render(<Notice tone="urgent">Zadzwoń od razu.</Notice>);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).toBeNull();
});
