import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MessageButton } from './MessageButton.js';

const whatsApp = 'https://wa.me/48600100200';
const sms = 'sms:+48600100200';

test.each([
  ['whatsapp', '600-100-200', 'osy & kuny', 'Napisz na WhatsAppie', `${whatsApp}?text=osy%20%26%20kuny`],
  ['sms', '+48 600 100 200', 'Dzień dobry', 'Napisz SMS', `${sms}?&body=Dzie%C5%84%20dobry`],
  ['whatsapp', '600 100 200', undefined, 'Napisz na WhatsAppie', whatsApp],
  ['sms', '600 100 200', undefined, 'Napisz SMS', sms],
] as const)('%s to %s with the text %j', (app, phone, text, name, address) => {
  render(<MessageButton app={app} phone={phone} text={text} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
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
