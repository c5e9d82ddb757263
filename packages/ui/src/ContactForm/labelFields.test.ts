import { expect, test } from 'vitest';
import { labelFields } from './labelFields.js';
import { orderFields } from './message.js';

test('the error of an empty field names the field, unless the site has its own', () => {
  const choice = { kind: 'choice', name: 'lock', options: ['door', { value: 'car', label: 'A' }] } as const;
  const consent = { kind: 'checkbox', name: 'consent', required: true } as const;
  const note = { kind: 'text', name: 'note' } as const;
  const texts = {
    lock: { label: 'Zámek', hint: 'Který?', options: { door: 'Dveře', car: 'Auto' } },
    consent: { label: 'Souhlas', problems: { missing: 'Zaškrtněte souhlas.' } },
    note: { label: ['Poznámka'] },
  };
  expect(labelFields([choice, consent, note], texts, 'Vyplňte toto pole.')).toEqual([
    {
      ...choice,
      label: 'Zámek',
      hint: 'Který?',
      options: [
        { value: 'door', label: 'Dveře' },
        { value: 'car', label: 'Auto' },
      ],
      problems: { missing: 'Zámek: Vyplňte toto pole.' },
    },
    { ...consent, ...texts.consent },
    { ...note, ...texts.note, problems: {} },
  ]);
});

test('texts come before the message, photos and then checkboxes after it', () => {
  const [checkbox, photos, text] = ['checkbox', 'photos', 'text'] as const;
  const added = [
    { kind: checkbox, name: checkbox, label: 'A' },
    { kind: photos, name: photos, label: 'A' },
    { kind: text, name: text, label: 'A' },
  ];
  const names = orderFields(added).map(({ name }) => name);
  expect(names).toEqual(['name', 'phone', 'email', 'service', 'text', 'message', 'photos', 'checkbox']);
});
