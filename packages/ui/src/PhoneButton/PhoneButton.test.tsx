import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { CallBar } from '../CallBar/CallBar.js';
import { MessageButton } from '../MessageButton/MessageButton.js';
import { SiteHeader } from '../SiteHeader/SiteHeader.js';
import { visuallyHidden } from '../theme/base.css.js';
import { PhoneButton } from './PhoneButton.js';
import { PhoneProvider } from './PhoneProvider.js';

test('a number without a code belongs to the country of PhoneProvider', () => {
  render(
    <PhoneProvider country={420}>
      <PhoneButton phone="123 456 789 ext. 12" labels={{ extension: 'linka' }} />
      <PhoneButton phone="123 456 789" />
      <CallBar phone="123 456 789" />
      <MessageButton app="sms" phone="123 456 789" />
      <SiteHeader name="Firma" items={[]} phone="123 456 789" />
    </PhoneProvider>,
  );
  expect(screen.getByText('Napisz SMS')).toHaveAttribute('href', 'sms:+420123456789');
  expect(screen.getByText(/linka/).closest('a')).toHaveAttribute('href', 'tel:+420123456789;ext=12');
  const links = screen.getAllByRole('link', { name: /123\s456\s789$/, hidden: true });
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const link of links) expect(link).toHaveAttribute('href', 'tel:+420123456789');
});

test('a number that cannot be dialled is plain text in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { container } = render(<PhoneButton phone="600 100 200 (24h)" hideNumber />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('600 100 200 (24h)')).not.toHaveClass(visuallyHidden);
  expect(container).toHaveTextContent('Zadzwoń 600 100 200 (24h)');
  vi.unstubAllEnvs();
});

test('a strict PhoneProvider throws in production, with an example of its country', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', 'production');
  const page = (button: ReactNode) => (
    <PhoneProvider country={49} strict>
      {button}
    </PhoneProvider>
  );
  const unread = page(<PhoneButton phone="0341 5550 199 (24h)" />);
  expect(() => render(unread)).toThrow('Write it as "+49 …"');
  expect(() => render(page(<MessageButton app="sms" phone="112" />))).toThrow('cannot receive a message');
  render(page(<PhoneButton phone="0341 5550 199" />));
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+493415550199');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
