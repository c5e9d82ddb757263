import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SiteHeader } from './SiteHeader.js';

const items = [
  { label: 'Start', href: '/' },
  { label: 'Usługi', href: '/uslugi' },
  { label: 'Kontakt', href: '/kontakt' },
];

const header = (
  <SiteHeader
    name="Przykład"
    items={items}
    path="/uslugi/deratyzacja"
    mainId="tresc"
    claims={['Bezpłatna wycena', 'Oddzwaniamy w godzinę']}
    phone="600 700 800"
    email="biuro@przyklad.example"
    beforeCall={<a href="/kontakt#formularz">Napisz</a>}
  />
);

const menu = () => screen.getByRole('navigation', { name: 'Menu główne', hidden: true });
const closed = vi.fn();

// jsdom knows no popovers.
HTMLElement.prototype.hidePopover = closed;
beforeEach(() => void closed.mockClear());

test('the strip has e-mail address and number, menu and bar a call button', () => {
  render(header);
  expect(screen.getByRole('link', { name: 'biuro@przyklad.example' })).toHaveAttribute(
    'href',
    'mailto:biuro@przyklad.example',
  );
  const dialling = screen.getByRole('banner').querySelectorAll('a[href="tel:+48600700800"]');
  expect(dialling).toHaveLength(3);
  expect(within(menu()).getByText('Napisz').nextElementSibling).toBe(dialling[1]);
  expect(dialling[0]).toHaveTextContent('600 700 800');
  expect(dialling[1]).toHaveTextContent('Zadzwoń 600 700 800');
  expect(screen.getByRole('navigation')).toContainElement(dialling[1] as HTMLElement);
  expect(dialling[2]).toHaveTextContent('Zadzwoń 600 700 800');
});

test('the strip has all numbers, menu and bar the first one', () => {
  render(<SiteHeader name="Przykład" items={items} phone={['600 700 800', '+420 123 456 789']} />);
  const numbers = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
  expect(screen.getByText(/420/)).toHaveAttribute('dir', 'ltr');
  expect(numbers).toEqual(['tel:+48600700800', 'tel:+420123456789', 'tel:+48600700800', 'tel:+48600700800']);
});

test('a logo replaces the name, which screen readers still read', () => {
  const logo = <img src="/logo.svg" alt="" width={120} height={40} />;
  render(<SiteHeader name="Przykład" logo={logo} mark="M" items={items} />);
  const link = screen.getByRole('link', { name: 'Przykład – strona główna' });
  expect(link).toHaveAttribute('href', '/');
  expect(link.querySelector('img')).toBeInTheDocument();
  expect(link).not.toHaveTextContent('M');
});

test('a link to another language has lang and hreflang', () => {
  const languages = [...items, { label: 'English', href: '/en/services', language: 'en' }];
  render(<SiteHeader name="Przykład" items={languages} path="/uslugi" />);
  // In the strip and in the menu.
  expect(screen.getAllByRole('link', { name: 'English', hidden: true })).toHaveLength(2);
  const link = within(menu()).getByRole('link', { name: 'English', hidden: true });
  expect(link).toMatchObject({ lang: 'en', hreflang: 'en' });
  expect(within(menu()).getByRole('link', { name: 'Start', hidden: true })).not.toHaveAttribute('lang');
});

test('a click on a link of the menu closes it, a click between them does not', async () => {
  render(header);
  within(menu()).getByText('Usługi').focus();
  closed.mockClear();
  await userEvent.click(menu());
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(within(menu()).getByText('Usługi'));
  expect(closed).toHaveBeenCalledOnce();
});

test('the menu closes when the address changes', () => {
  const { rerender } = render(<SiteHeader name="Przykład" items={items} path="/kontakt" />);
  expect(closed).not.toHaveBeenCalled();
  rerender(<SiteHeader name="Przykład" items={items} path="/kontakt#formularz" />);
  expect(closed).toHaveBeenCalledTimes(1);
});
