import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import type { LinkProps } from '../Link/Link.js';
import { LinkProvider } from '../Link/LinkProvider.js';
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

test('uses the link of the router', () => {
  const RouterLink = ({ href, children, ...rest }: LinkProps) => (
    <a href={`/app${href}`} {...rest}>
      {children}
    </a>
  );
  render(
    <LinkProvider link={RouterLink}>
      <ActionLink href="/kontakt">Napisz do nas</ActionLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/app/kontakt');
});
