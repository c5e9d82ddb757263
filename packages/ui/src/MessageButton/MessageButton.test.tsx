import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PhoneProvider } from '../PhoneButton/PhoneProvider.js';
import { MessageButton } from './MessageButton.js';

const href = () => screen.getByRole('link').getAttribute('href');

test('opens WhatsApp with the number in digits and the text filled in', () => {
  render(<MessageButton app="whatsapp" phone="600-100-200" text="Dzień dobry, mam osy & szerszenie" />);
  expect(screen.getByRole('link', { name: 'Napisz na WhatsAppie' })).toBeVisible();
  expect(href()).toBe('https://wa.me/48600100200?text=Dzie%C5%84%20dobry%2C%20mam%20osy%20%26%20szerszenie');
});

test('opens a text message with the number and the text', () => {
  render(<MessageButton app="sms" phone="+48 600 100 200" text="Dzień dobry" />);
  expect(screen.getByRole('link', { name: 'Napisz SMS' })).toBeVisible();
  expect(href()).toBe('sms:+48600100200?&body=Dzie%C5%84%20dobry');
});

test.each(['whatsapp', 'sms'] as const)('has no empty text in the address of %s', (app) => {
  render(<MessageButton app={app} phone="600 100 200" />);
  expect(href()).not.toContain('?');
});

test('belongs to the country of PhoneProvider', () => {
  render(
    <PhoneProvider country={420}>
      <MessageButton app="sms" phone="601 100 200" />
    </PhoneProvider>,
  );
  expect(href()).toBe('sms:+420601100200');
});

test.each(['600 100', '112', '22 123 45 67 wew. 12', '600 100 200 lub 601 100 200', ''])(
  'a number that cannot receive a message throws in development, and is left out in production: %s',
  (phone) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<MessageButton app="sms" phone={phone} />)).toThrow(/phone number|cannot receive/);
    vi.stubEnv('NODE_ENV', 'production');
    render(<MessageButton app="sms" phone={phone} />);
    expect(screen.queryByRole('link')).toBeNull();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  },
);
