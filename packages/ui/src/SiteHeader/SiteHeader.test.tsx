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

const menu = () => screen.getByRole('navigation', { name: 'Menu główne', hidden: true });
const closed = vi.fn();

// jsdom knows no popovers.
HTMLElement.prototype.hidePopover = closed;
beforeEach(() => void closed.mockClear());

test('the strip dials all numbers, menu and bar the first one', () => {
  render(
    <SiteHeader name="Przykład" items={items} phone={['600 700 800', '112']} email="biuro@firma.example" />,
  );
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const [number, mail] = ['tel:+48600700800', 'mailto:biuro@firma.example'];
  const pages = ['/', '/uslugi', '/kontakt'];
  expect(links).toEqual(['#main', mail, number, 'tel:112', '/', ...pages, number, number]);
});

test('screen readers read the name that a logo replaces', () => {
  const { rerender } = render(<SiteHeader name="Przykład" items={items} />);
  expect(screen.getByText('Przykład')).not.toHaveClass(visuallyHidden);
  rerender(<SiteHeader name="Przykład" logo={<svg />} items={items} />);
  for (const text of ['Przykład', '– strona główna', 'Menu główne'])
    expect(screen.getByText(text)).toHaveClass(visuallyHidden);
});

test('the menu closes on a click on its links, once the focus is in the page, and when the address changes', async () => {
  const page = (path: string) => (
    <>
      <SiteHeader name="Przykład" items={items} path={path} />
      <button type="button">Dalej</button>
    </>
  );
  const { rerender } = render(page('/kontakt'));
  const link = within(menu()).getByText('Usługi');
  act(() => link.focus());
  act(() => screen.getByRole('link', { name: /^Przykład/ }).focus());
  await userEvent.click(menu());
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(closed).toHaveBeenCalledTimes(1);
  act(() => link.focus());
  act(() => screen.getByText('Dalej').focus());
  expect(closed).toHaveBeenCalledTimes(2);
  rerender(page('/kontakt#formularz'));
  expect(closed.mock.contexts).toEqual([menu(), menu(), menu()]);
});
