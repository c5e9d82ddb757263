import { expect, test } from 'vitest';
import { standardFields } from '../contract/fields.ts';
import { readMessage } from './readMessage.ts';

test('a stored document has its values, also undeclared ones, and no times', () => {
  const [long, cut] = ['x'.repeat(9000), 'x'.repeat(5000)];
  const times = { createdAt: 1, expireAt: 2 };
  const stored = { name: 'Anna', phone: 5, message: long, page: '/kontakt', ...times };
  const read = { name: 'Anna', phone: '5', email: null, service: null, message: cut, page: '/kontakt' };
  expect(readMessage(standardFields, stored)).toEqual(read);
});
