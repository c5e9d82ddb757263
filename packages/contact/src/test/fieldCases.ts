import {
  type DateField,
  type Field,
  getAllFields,
  getLimits,
  getOptionValues,
  type TextField,
} from '../contract/fields.ts';
import { createSampleValue } from '../contract/createSampleValue.ts';
import {
  allowed,
  blanks,
  type Case,
  controls,
  type TestForm,
  type Group,
  describeCharacters,
  invisible,
  otherTypes,
  refused,
  bidiControls,
  type Sample,
} from './case.ts';
import { createId, type Value } from './firestoreRest.ts';
import { addDays } from './addDays.ts';
import { createEmailSamples, createPhoneSamples } from './addressSamples.ts';

/** Returns cases about each field: its absence, changes, types, and values at and beyond each limit. */
export function createFieldCases(form: TestForm): Group[] {
  return getAllFields(form.fields).map((field) => ({
    name: `the field ${field.name}`,
    cases: createCasesOfField(form, field),
  }));
}

function createCasesOfField(form: TestForm, field: Field): Case[] {
  const { name, kind, required } = field;
  const takes = (title: string, value: Value) => allowed(title, form.storeWith({ [name]: value }));
  const refuses = (title: string, value: Value) => refused(title, form.storeWith({ [name]: value }));
  const isBox = kind === 'checkbox';
  const { [name]: value = null, ...others } = form.validMessage;
  return [
    refused('missing', form.storeWithout(name)),
    refused('under another spelling', (visitor) =>
      visitor.create({ ...others, [name.toUpperCase() === name ? `${name}x` : name.toUpperCase()]: value }),
    ),
    refused('twice, under two names', form.storeWith({ [`${name}Twice`]: value })),
    refused('changed later', (visitor, id) =>
      visitor.update(`contact_messages/${id}`, { [name]: 'somebody@else.pl' }, { mask: [name] }),
    ),
    refused('taken away later', (visitor, id) =>
      visitor.update(`contact_messages/${id}`, {}, { mask: [name] }),
    ),
    refused('added to a message that is not there', (visitor) =>
      visitor.update(`contact_messages/${createId()}`, { [name]: value }, { mask: [name] }),
    ),
    required || isBox ? refuses('as null', null) : takes('as null', null),
    ...(isBox ? [required ? refuses('not ticked', false) : takes('not ticked', false)] : []),
    ...(isBox ? [takes('ticked', true), refuses('as text', 'true')] : []),
    ...Object.entries(otherTypes)
      .filter(([type]) => !isBox || type !== 'true')
      .map(([type, other]) => refuses(`as ${type}`, other)),
    ...createSamples(field).map(([title, text, isTaken]) =>
      isTaken ? takes(title, text) : refuses(title, text),
    ),
  ];
}

function createSamples(field: Field): Sample[] {
  switch (field.kind) {
    case 'text':
      return createTextSamples(field);
    case 'phone':
      return createPhoneSamples();
    case 'email':
      return createEmailSamples();
    case 'date':
      return createDaySamples(field);
    case 'choice':
      return createChoiceSamples(field);
    case 'checkbox':
      return [];
  }
}

function createTextSamples(field: TextField): Sample[] {
  const { min, max } = getLimits(field) as { min: number; max: number };
  // Between letters, so that nothing else is invalid.
  const inside = (title: string, middle: string, isTaken: boolean): Sample[] =>
    max >= min + 2 ? [[title, `${'a'.repeat(min)}${middle}a`, isTaken]] : [];
  return [
    ['at the lower limit', 'a'.repeat(min), true],
    ['at the limit', 'a'.repeat(max), true],
    ['at the limit in emoji', '🐜'.repeat(Math.floor(max / 2)), true],
    ['empty', '', false],
    ['of blanks', ' '.repeat(Math.max(5, min)), false],
    ['of no-break spaces', '\u00A0'.repeat(Math.max(5, min)), false],
    ...(min > 1 ? [['below the lower limit', 'a'.repeat(min - 1), false] as const] : []),
    ['over the limit', 'a'.repeat(max + 1), false],
    ['over the limit in emoji', '🐜'.repeat(Math.floor(max / 2) + 1), false],
    ...[...controls, ...bidiControls].flatMap((one) => inside(`with ${describeCharacters(one)}`, one, false)),
    ...['\n', '\r', '\t', '\r\n', '\u2028', '\u2029'].flatMap((one) =>
      inside(`with ${describeCharacters(one)} inside`, one, field.multiline === true),
    ),
    ...blanks.map(
      (one): Sample => [
        `beginning with ${describeCharacters(one)}`,
        `${one}${'a'.repeat(min)}`.slice(0, max),
        false,
      ],
    ),
    ...(max > min
      ? blanks.map(
          (one): Sample => [`ending with ${describeCharacters(one)}`, `${'a'.repeat(min)}${one}`, false],
        )
      : []),
    ...invisible.map(
      (one): Sample => [
        `that shows nothing: ${describeCharacters(one)}`,
        one.repeat(Math.max(2, min)),
        false,
      ],
    ),
    ...invisible.flatMap((one) => inside(`with ${describeCharacters(one)} between letters`, one, true)),
  ];
}

function createDaySamples(field: DateField): Sample[] {
  const { min, max } = field;
  const leapDay = `${(min ?? '2024').slice(0, 4)}-02-30`;
  return [
    ...(min ? [['the first day', min, true] as const] : []),
    ...(min ? [['the day before the first', addDays(min, -1), false] as const] : []),
    ...(max ? [['the last day', max, true] as const] : []),
    ...(max ? [['the day after the last', addDays(max, 1), false] as const] : []),
    ...(min || max
      ? []
      : ([
          ['a 29 February', '2024-02-29', true],
          ['the last day of 1999', '1999-12-31', true],
        ] as const)),
    ...Object.entries({
      empty: '',
      'a 30 February': leapDay,
      'a 29 February of no leap year': '2026-02-29',
      'a 29 February of 2100': '2100-02-29',
      'a 31 November': '2026-11-31',
      'a 32 December': '2026-12-32',
      'of month 13': '2026-13-01',
      'of month 0': '2026-00-10',
      'of day 0': '2026-12-00',
      'without zeros': '2026-12-1',
      'in Polish order': '20.11.2026',
      'with slashes': '2026/12/01',
      'with a time': '2026-12-01T00:00:00Z',
      'with a line break': '2026-12-01\n',
      'with a blank': ' 2026-12-01',
      'in Arabic digits': '٢٠٢٦-١٢-٠١',
      'of a year with five digits': '12026-12-01',
      'with something behind': `${createSampleValue(field)}T00`,
      words: 'jutro',
    }).map(([title, text]): Sample => [title, text, false]),
  ];
}

function createChoiceSamples(field: Field & { kind: 'choice' }): Sample[] {
  const known = new Set(getOptionValues(field));
  const first = String(createSampleValue(field));
  const others = {
    'another one': 'coś innego',
    empty: '',
    'one with a blank behind': `${first} `,
    'one with a line break': `${first}\n`,
    'one in capitals': first.toUpperCase(),
    'the beginning of one': first.slice(0, -1),
    'one with a sign without width': `${first}\u200B`,
    'two at once': `${first},${first}`,
  };
  return [
    ...getOptionValues(field).map((option): Sample => [`the option ${option}`, option, true]),
    ...Object.entries(others)
      .filter(([, text]) => !known.has(text))
      .map(([title, text]): Sample => [title, text, false]),
  ];
}
