import { expect, test } from 'vitest';
import { standardFields } from '../contract/fields.ts';
import { readMessage } from './readMessage.ts';

test('a stored document has its values, also undeclared ones, and no times', () => {
  const stored = {
    name: 'Anna',
    phone: 5,
    message: 'x'.repeat(9000),
    page: '/kontakt',
    createdAt: 1,
    expireAt: 2,
  };
  expect(readMessage(standardFields, stored)).toEqual({
    name: 'Anna',
    phone: '5',
    email: null,
    service: null,
    message: 'x'.repeat(5000),
    page: '/kontakt',
  });
});
