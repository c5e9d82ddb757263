import { expect, test } from 'vitest';
import { getAllFields } from '../contract/fields.ts';
import { readMessage } from './readMessage.ts';

test('a stored document has its values, also invalid and undeclared ones, clean, cut, in order, and no times', () => {
  const choice = { kind: 'choice', options: ['dom'] } as const;
  const kinds = [{ kind: 'date', max: '9' } as const, choice, { kind: 'checkbox' } as const];
  const fields = getAllFields(kinds.map((kind) => ({ ...kind, name: kind.kind })));
  const [long, cut] = ['x'.repeat(9000), 'x'.repeat(500)];
  const others = { page: '/kontakt', b: long, a: ['x'], blank: '\u0000', createdAt: 1, expireAt: 2 };
  const own = { date: long, choice: long, checkbox: long, service: '\u2800' };
  const message = `a\u0000b\u2066c\r\nd\te${long}`;
  const stored = { ...others, ...own, name: 'a\r\nb\u202E', phone: 'tel.', email: 5, message };
  const start = `abc\nd\te${long.slice(0, 4990)}`;
  const clean = { name: 'a b', phone: 'tel.', email: '5', service: null, message: start };
  const rest = { a: '["x"]', b: long.slice(0, 5000), blank: null, page: '/kontakt' };
  const read = { ...clean, date: cut, choice: cut, checkbox: cut, ...rest };
  expect(Object.entries(readMessage(fields, stored))).toEqual(Object.entries(read));
});
