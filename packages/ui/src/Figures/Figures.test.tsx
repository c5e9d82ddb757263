import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Figures } from './Figures.js';

test.each(['regular', 'medium', 'large'] as const)('in %s size each value belongs to its label', (size) => {
  const list = createRef<HTMLDivElement>();
  render(
    <Figures
      ref={list}
      size={size}
      figures={[
        { label: 'dojazd', value: '30–60 min' },
        { label: 'zabiegów', value: '2–3' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['dojazd', 'zabiegów']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '30–60 min',
    '2–3',
  ]);
  expect([...list.current!.querySelector('dl')!.children].map(({ textContent }) => textContent)).toEqual([
    'dojazd30–60 min',
    'zabiegów2–3',
  ]);
});
