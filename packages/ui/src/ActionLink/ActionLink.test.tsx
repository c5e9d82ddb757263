import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { ActionLink } from './ActionLink.js';

test.each(['quiet', 'action'] as const)('%s renders a link with its text', (tone) => {
  const link = createRef<HTMLAnchorElement>();
  render(
    <ActionLink ref={link} href="/kontakt" tone={tone}>
      Napisz do nas
    </ActionLink>,
  );
  expect(screen.getByRole('link', { name: 'Napisz do nas' })).toBe(link.current);
  expect(link.current).toHaveAttribute('href', '/kontakt');
});
