import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { visuallyHidden } from '../theme/base.css.js';
import { SiteHeader } from './SiteHeader.js';

const items = [
  { label: 'Start', href: '/' },
  { label: 'Usługi', href: '/uslugi' },
  { label: 'Kontakt', href: '/kontakt' },
];

const menu = () => document.querySelector<HTMLElement>('nav[popover]')!;
const closed = vi.fn();

// jsdom knows no popovers.
HTMLElement.prototype.hidePopover = closed;
beforeEach(() => void closed.mockClear());

test('the strip dials all numbers, menu and bar the first one, with the texts and addresses of the page', () => {
  const addresses = { home: '/pl', mainId: 'tresc', path: '/pl/o-nas' };
  const phones = { phone: ['600 700 800', '112'], beforeCall: 'Do 18', labels: { call: 'Dzwoń' } };
  const pages = [{ label: 'Home', href: '/pl' }, ...items];
  const [number, email] = ['tel:+48600700800', 'biuro@firma.example'];
  render(
    <SiteHeader name="A" items={pages} claims={['Bez opłat']} email={email} {...phones} {...addresses} />,
  );
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const hrefs = pages.map(({ href }) => href);
  expect(links).toEqual([
    '#tresc',
    `mailto:${email}`,
    number,
    'tel:112',
    '/pl',
    ...hrefs,
    number,
    ...hrefs,
    number,
  ]);
  expect(screen.getByText('Bez opłat')).toBeVisible();
  expect(within(menu()).getByText('Do 18')).toBeInTheDocument();
  expect(screen.getAllByText('Dzwoń')).toHaveLength(2);
  // Also on a page that reads from right to left.
  expect(screen.getByText('112')).toHaveAttribute('dir', 'ltr');
  expect(within(menu()).getByText('Home')).not.toHaveAttribute('aria-current');
});

test('screen readers read the name that a logo replaces', () => {
  const { rerender } = render(<SiteHeader name="Przykład" mark="Znak" email="a@b.pl" items={items} />);
  expect(screen.getByText('Przykład')).not.toHaveClass(visuallyHidden);
  for (const text of ['Znak', 'a@b.pl']) expect(screen.getByText(text)).toBeVisible();
  rerender(<SiteHeader name="Przykład" mark="Znak" logo={<svg />} items={items} />);
  expect(screen.queryByText('Znak')).toBeNull();
  expect(document.querySelector('.ui-SiteHeader-strip')).toBeNull();
  for (const text of ['Przykład', '– strona główna', 'Menu główne'])
    expect(screen.getByText(text)).toHaveClass(visuallyHidden);
});

test('the menu closes on a click on its links, the event closeMenus, and a change of focus or address', async () => {
  const page = (path: string) => (
    <>
      <SiteHeader name="Przykład" items={items} path={path} />
      <button type="button">Dalej</button>
    </>
  );
  const { rerender } = render(page('/kontakt'));
  expect(within(menu()).getByText('Kontakt')).toHaveAttribute('aria-current', 'page');
  const link = within(menu()).getByText('Usługi');
  const toggle = screen.getByRole('button', { name: 'Menu główne' });
  act(() => toggle.focus());
  act(() => screen.getByRole('link', { name: /^Przykład/ }).focus());
  await userEvent.click(menu());
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(closed).toHaveBeenCalledTimes(1);
  act(() => toggle.focus());
  act(() => screen.getByText('Dalej').focus());
  expect(closed).toHaveBeenCalledTimes(2);
  rerender(page('/kontakt#formularz'));
  for (const target of [window, document]) fireEvent(target, new Event('closeMenus'));
  expect(closed.mock.contexts).toEqual(Array(5).fill(menu()));
});
