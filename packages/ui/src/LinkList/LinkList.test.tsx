import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { LinkList } from './LinkList.js';

const links = [
  { href: '/krakow', label: 'Deratyzacja w Krakowie' },
  { href: '/tarnow', label: 'Deratyzacja w Tarnowie' },
];

test.each(['lines', 'columns'] as const)('%s renders a list with a link in each item', (look) => {
  const list = createRef<HTMLUListElement>();
  render(<LinkList ref={list} links={links} look={look} />);
  expect(screen.getByRole('list')).toBe(list.current);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  for (const { href, label } of links) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});
