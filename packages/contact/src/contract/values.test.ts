import { expect, expectTypeOf, test } from 'vitest';
import { getAllFields, type ExtraField, getMaxPhotos } from './fields.ts';
import { validateValues, normalizeValues } from './values.ts';

const fields = [
  { kind: 'text', name: 'street', required: true, min: 3, max: 40 },
  { kind: 'text', name: 'access', multiline: true },
  { kind: 'choice', name: 'floor', options: ['parter', 'piętro'] },
  { kind: 'choice', name: 'size', options: ['dom', 'mieszkanie'], required: true },
  { kind: 'date', name: 'day', min: '2026-11-20', max: '2026-12-31' },
  { kind: 'checkbox', name: 'consent', required: true },
  { kind: 'checkbox', name: 'pets' },
  { kind: 'text', name: 'note' },
] as const satisfies readonly ExtraField[];

const typed = { street: ' Długa\t5, 7 ', access: 'Domofon 5,\vklatka B', size: 'dom', consent: 'on' };

test('normalizes values; missing ones are null, or false for a checkbox', () => {
  const values = normalizeValues(fields, typed);
  expect(values).toEqual({
    street: 'Długa 5, 7',
    access: 'Domofon 5,\nklatka B',
    floor: null,
    size: 'dom',
    day: null,
    consent: true,
    pets: false,
    note: null,
  });
  expectTypeOf(values.street).toEqualTypeOf<string>();
  expectTypeOf(values.access).toEqualTypeOf<string | null>();
  expectTypeOf(values.floor).toEqualTypeOf<'parter' | 'piętro' | null>();
  expectTypeOf(values.size).toEqualTypeOf<'dom' | 'mieszkanie'>();
  expectTypeOf(values.day).toEqualTypeOf<string | null>();
  expectTypeOf(values.consent).toEqualTypeOf<true>();
  expectTypeOf(values.pets).toEqualTypeOf<boolean>();
  for (const day of [null, '2026-11-20', '2026-12-31'])
    expect(validateValues(fields, { ...values, day })).toEqual({});
});

test('accepts the values, not the labels, of a choice', () => {
  const options = [{ value: 'Dřevo', label: 'Wood' }, { value: 'Uhlí', label: 'Coal' }, 'Gas'] as const;
  const labelled = [{ kind: 'choice', name: 'fuel', options }] as const satisfies readonly ExtraField[];
  const values = normalizeValues(labelled, { fuel: 'Dřevo' });
  expectTypeOf(values.fuel).toEqualTypeOf<'Dřevo' | 'Uhlí' | 'Gas' | null>();
  expect(validateValues(labelled, values)).toEqual({});
  expect(validateValues(labelled, { fuel: 'Wood' })).toEqual({ fuel: 'shape' });
});

test('reports missing required values', () => {
  const missing = { street: 'missing', size: 'missing', consent: 'missing' };
  expect(validateValues(fields, normalizeValues(fields, {}))).toEqual(missing);
});

test.each([
  ['street', 'ab', 'too-short'],
  ['street', 'a'.repeat(41), 'too-long'],
  ['street', 'Dłu\u202Ega', 'characters'],
  ['street', '\u200B\u2800\uFEFF', 'missing'],
  ['access', '\u200B\u2800\uFEFF', 'characters'],
  ['access', 'a'.repeat(5001), 'too-long'],
  ['note', 'a'.repeat(501), 'too-long'],
  ['floor', 'strych', 'shape'],
  ['day', '20.11.2026', 'shape'],
  ['day', '2026-02-31', 'shape'],
  ['day', '2026-13-01', 'shape'],
  ['day', '2026-11-2', 'shape'],
  ['day', '2026-11-19', 'too-early'],
  ['day', '2027-01-01', 'too-late'],
  ['consent', 'yes', 'shape'],
])('returns the error of an invalid value: %s: %j is %s', (name, value, problem) => {
  const values = { ...normalizeValues(fields, typed), [name]: value };
  expect(validateValues(fields, values)).toEqual({ [name]: problem });
});

test('photos have no value in a message', () => {
  const withPhotos = [
    { kind: 'photos', name: 'photos' },
    { kind: 'text', name: 'street' },
  ] as const;
  const values = normalizeValues(withPhotos, { photos: 'a.jpg', street: 'Długa' });
  expect(values).toEqual({ street: 'Długa' });
  expectTypeOf(values).toEqualTypeOf<{ street: string | null }>();
  expect(validateValues(withPhotos, values)).toEqual({});
  expect(getAllFields(withPhotos).map(({ name }) => name)).not.toContain('photos');
  expect(getMaxPhotos(withPhotos)).toBe(3);
  expect(getMaxPhotos([{ kind: 'photos', max: 2 }])).toBe(2);
  expect(getMaxPhotos([{ kind: 'text' }])).toBe(0);
});
