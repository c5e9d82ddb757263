import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './Notice.js';

test('it says its sentence and offers what to do, and interrupts nobody', () => {
  render(<Notice action={<a href="/cennik">Zobacz cennik</a>}>Drugi zabieg za pół ceny.</Notice>);
  expect(screen.getByText('Drugi zabieg za pół ceny.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz cennik' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the urgent one is known by more than its colour, and the drawing is not read', () => {
  const { container } = render(<Notice tone="urgent">Zadzwoń od razu.</Notice>);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).toBeNull();
});
