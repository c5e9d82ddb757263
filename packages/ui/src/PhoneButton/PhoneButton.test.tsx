import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  const links = screen.getAllByRole('link', { name: /123\s456\s789$/ });
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
  const page = (phone: string) => (
    <PhoneProvider country={49} strict>
      <PhoneButton phone={phone} />
    </PhoneProvider>
  );
  expect(() => render(page('0341 5550 199 (24h)'))).toThrow('Write it as "+49 …"');
  render(page('0341 5550 199'));
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+493415550199');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  ...['scroll', 'resize', 'toggle', 'transitionend', 'animationend'].map(
    (type) => [type, new Event(type)] as const,
  ),
  ...['class', 'style', 'hidden', 'open', 'href'].map((name) => [name, undefined] as const),
])(
  'after a change of %s CallBar hides if another call link is visible, until it is unmounted',
  async (name, event) => {
    const { container, rerender } = render(
      <>
        <a href="tel:112">112</a>
        <CallBar phone="600 700 800" before="Czynne" />
      </>,
    );
    const link = screen.getByText('112');
    const bar = screen.getByLabelText('Szybki kontakt');
    const change = () =>
      event ? container.dispatchEvent(event) : link.setAttribute(name, link.getAttribute(name) ?? '');
    await waitFor(() => expect(bar).toHaveAttribute('data-state', 'visible'));
    // Below and left of the window, too. jsdom has no layout.
    link.getClientRects = () => [{ left: -40, right: 60, top: 700, bottom: 1000 }] as unknown as DOMRectList;
    const atPoint = (x: number, y: number) => (x === 30 && y === (700 + innerHeight) / 2 ? link : null);
    Object.assign(document, { elementFromPoint: atPoint });
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
    change();
    await waitFor(() => expect(bar).toHaveAttribute('data-state', 'hidden'));
    change();
    rerender(<a href="tel:112">112</a>);
    const look = vi.spyOn(document, 'querySelectorAll');
    change();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(look).not.toHaveBeenCalled();
    look.mockRestore();
  },
);
