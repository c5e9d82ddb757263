import { expect, test } from 'vitest';
import { chooseControls, chooseDefaults } from './argTypes';

const of = (raw: string) => ({ name: '', type: { name: 'other', value: raw, raw } }) as const;
const controlOf = (raw: string, value?: unknown) =>
  chooseControls({ argTypes: { prop: of(raw) }, initialArgs: { prop: value } }).prop;

test('an icon has a list of icon names', () => {
  const { icon } = chooseControls({ argTypes: { icon: of('ReactNode') }, initialArgs: {} });
  expect(icon).toMatchObject({
    control: { type: 'select' },
    options: expect.arrayContaining(['none', 'phone', 'check']),
  });
  expect(icon).toHaveProperty('mapping.phone.props.name', 'phone');
});

test('a picture has a choice of samples', () => {
  const { picture } = chooseControls({ argTypes: { picture: of('ReactNode') }, initialArgs: {} });
  expect(picture).toMatchObject({ control: { type: 'inline-radio' }, options: ['none', 'drawing'] });
});

test.each([
  ['ReactNode', undefined, 'text'],
  ['ReactNode', 'Words', 'text'],
  ['string', undefined, 'text'],
  ['string | readonly string[]', '000', 'text'],
  ['string | null', undefined, undefined],
  ['number', 5, 'number'],
  ['boolean', undefined, 'boolean'],
  ['2 | 3 | 4', undefined, 'inline-radio'],
  ["'plain' | 'urgent' | undefined", 'plain', 'inline-radio'],
  ['readonly FaqItem[]', [{ id: 'a', answer: 'Words' }], 'object'],
  ['readonly FaqItem[]', [{ id: 'a', answer: <p>Markup</p> }], undefined],
  ['readonly FormField[]', undefined, undefined],
  ['ReactNode', <p key="p">Markup</p>, undefined],
  ['() => void', () => {}, undefined],
])('%s with the value %j has the control %s', (raw, value, control) => {
  expect(controlOf(raw, value)).toMatchObject({ control: control ? { type: control } : { disable: true } });
});

test('a control that the story disables stays disabled', () => {
  const argTypes = { lead: { ...of('ReactNode'), control: { disable: true } } };
  expect(chooseControls({ argTypes, initialArgs: {} }).lead).toMatchObject({ control: { disable: true } });
});

test('the control of a union shows the default', () => {
  const tone = { ...of("'plain' | 'urgent'"), table: { defaultValue: { summary: "'plain'" } } };
  const chosen = (initialArgs: object) =>
    chooseDefaults({ argTypes: chooseControls({ argTypes: { tone }, initialArgs }), initialArgs });
  expect(chosen({})).toEqual({ tone: 'plain' });
  expect(chosen({ tone: 'urgent' })).toEqual({});
});

test('a union of literals has its members as options', () => {
  expect(controlOf("boolean | 'low'")).toMatchObject({ control: { disable: true } });
  expect(controlOf('2 | 3 | 4')).toMatchObject({ options: [2, 3, 4] });
});
