import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhoneButton } from './PhoneButton.js';

test.each([
  ['123456789', 'tel:+48123456789'],
  ['123-456 (789)', 'tel:+48123456789'],
  ['+48 123 456 789', 'tel:+48123456789'],
  ['0048 123 456 789', 'tel:+48123456789'],
  ['48 123 456 789', 'tel:+48123456789'],
  ['48 123 45 67', 'tel:+48481234567'],
  ['+49 30 123456', 'tel:+4930123456'],
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

test('another language brings its own word', () => {
  render(<PhoneButton phone="123456789" labels={{ call: 'Call' }} />);
  expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
});
