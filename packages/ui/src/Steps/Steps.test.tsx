import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Steps } from './Steps.js';

const steps = [
  { title: 'Telefon', text: 'Opisujesz, co się dzieje.' },
  { title: 'Oględziny', text: 'Sprawdzamy na miejscu.' },
];

test('renders an ordered list with a heading in each step', () => {
  const list = createRef<HTMLOListElement>();
  render(<Steps ref={list} steps={steps} />);
  expect(list.current?.localName).toBe('ol');
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(within(items[1]!).getByRole('heading', { level: 3, name: 'Oględziny' })).toBeVisible();
  expect(within(items[1]!).getByText('Sprawdzamy na miejscu.')).toBeVisible();
});

test('the titles have the given level', () => {
  render(<Steps steps={steps} headingLevel={4} />);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
});
