import { expect, test } from 'vitest';
import { labelFields } from './labelFields.js';

test('the error of an empty field names the field, unless the site has its own', () => {
  const [lock, consent] = labelFields(
    [
      { kind: 'choice', name: 'lock', options: ['door'] },
      { kind: 'checkbox', name: 'consent' },
    ],
    {
      lock: { label: 'Zámek', options: { door: 'Dveře' } },
      consent: { label: 'Souhlas', problems: { missing: 'Zaškrtněte souhlas.' } },
    },
    'Vyplňte toto pole.',
  );
  expect(lock).toMatchObject({
    options: [{ value: 'door', label: 'Dveře' }],
    problems: { missing: 'Zámek: Vyplňte toto pole.' },
  });
  expect(consent?.problems).toEqual({ missing: 'Zaškrtněte souhlas.' });
});
