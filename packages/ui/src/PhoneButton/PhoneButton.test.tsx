import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PhoneButton } from './PhoneButton.js';

test('it dials the number, however it was written', () => {
  render(<PhoneButton phone="(+48) 123-456-789" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+48123456789');
});

test('its name says what it does and the number in groups of three', () => {
  render(<PhoneButton phone="+48123456789" />);
  expect(screen.getByRole('link', { name: 'Zadzwoń 123 456 789' })).toBeVisible();
});

test('its name says the number even where there is no room to show it', () => {
  render(
    <PhoneButton phone="123456789" hideNumber>
      Zadzwoń teraz
    </PhoneButton>,
  );
  expect(screen.getByRole('link', { name: 'Zadzwoń teraz 123 456 789' })).toBeVisible();
});

test('a number of another country is shown with its code', () => {
  render(<PhoneButton phone="00420 123 456 789" />);
  expect(screen.getByRole('link', { name: 'Zadzwoń +420 123 456 789' })).toBeVisible();
});

test('another language brings its own words', () => {
  render(<PhoneButton phone="+44 20 7946 0958;ext=301" labels={{ call: 'Call', extension: 'ext.' }} />);
  expect(screen.getByRole('link', { name: 'Call +44 20 7946 0958 ext. 301' })).toBeVisible();
});

test('a word that is undefined leaves the default', () => {
  render(<PhoneButton phone="22 123 45 67;ext=12" labels={{ call: undefined, extension: undefined }} />);
  expect(screen.getByRole('link', { name: 'Zadzwoń 221 234 567 wew. 12' })).toBeVisible();
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
