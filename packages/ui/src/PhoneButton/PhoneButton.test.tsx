import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PhoneButton } from './PhoneButton.js';

test.each([
  ['123456789', 'tel:+48123456789'],
  ['123-456 (789)', 'tel:+48123456789'],
  ['+48 123 456 789', 'tel:+48123456789'],
  ['0048 123 456 789', 'tel:+48123456789'],
  ['48 123 456 789', 'tel:+48123456789'],
  ['48 123 45 67', 'tel:+48481234567'],
  ['+49 30 123456', 'tel:+4930123456'],
  ['000 000 000', 'tel:+48000000000'],
  [' (+48) 12-345+67 89 ', 'tel:+48123456789'],
])('%s is dialled as %s', (phone, href) => {
  render(<PhoneButton phone={phone} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test('its name says what it does and the number in groups of three', () => {
  render(<PhoneButton phone="+48123456789" />);
  expect(screen.getByRole('link', { name: 'Zadzwoń 123\u00a0456\u00a0789' })).toBeVisible();
});

test('its name says the number even where there is no room to show it', () => {
  render(
    <PhoneButton phone="123456789" hideNumber>
      Zadzwoń teraz
    </PhoneButton>,
  );
  expect(screen.getByRole('link', { name: 'Zadzwoń teraz 123\u00a0456\u00a0789' })).toBeVisible();
});

test('a number of another country is shown with its code', () => {
  render(<PhoneButton phone="00420 123 456 789" />);
  expect(screen.getByRole('link', { name: 'Zadzwoń +420\u00a0123\u00a0456\u00a0789' })).toBeVisible();
});

test('another language brings its own word', () => {
  render(<PhoneButton phone="123456789" labels={{ call: 'Call' }} />);
  expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
});

test('the server sends the whole link, and React takes it over without a complaint', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = (
    <StrictMode>
      <PhoneButton phone="123456789" />
    </StrictMode>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  expect(place.innerHTML).toContain('href="tel:+48123456789"');
  expect(place.innerHTML).not.toContain('style=');

  const root = await act(() =>
    hydrateRoot(place, page, { onRecoverableError: (error) => console.error(error) }),
  );
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  act(() => root.unmount());
  place.remove();
});
