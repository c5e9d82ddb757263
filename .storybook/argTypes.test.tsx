import type { ArgTypes } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { chooseControls } from './argTypes';

const controlOf = (raw: string, value?: unknown, name = 'prop') =>
  chooseControls({
    argTypes: { [name]: { name, type: { name: 'other', value: raw, raw } } },
    initialArgs: { [name]: value },
  })[name];

test.each([
  ['ReactNode', undefined, 'text'],
  ['ReactNode', 'Words', 'text'],
  ['string | undefined', undefined, 'text'],
  ['string | readonly string[]', '000', 'text'],
  ['number', 5, 'number'],
  ['boolean', undefined, 'boolean'],
  ['readonly FaqItem[]', [{ id: 'a', answer: 'Words' }], 'object'],
  ['readonly FaqItem[]', [{ id: 'a', answer: <p>Markup</p> }], undefined],
  ['readonly FormField[]', undefined, undefined],
  ['ReactNode', <p key="p">Markup</p>, undefined],
  ['() => void', () => {}, undefined],
])('%s with the value %j has the control %s', (raw, value, control) => {
  expect(controlOf(raw, value)).toMatchObject({ control: control ? { type: control } : { disable: true } });
});

test('a union of literals, and a control that a story disables, stay as they are', () => {
  const argTypes: ArgTypes = {
    tone: { type: { name: 'enum', value: ['plain', 'urgent'] } },
    lead: { type: { name: 'string' }, control: { disable: true } },
  };
  const { tone, lead } = chooseControls({ argTypes, initialArgs: {} });
  expect(tone).not.toHaveProperty('control');
  expect(lead).toMatchObject({ control: { disable: true } });
});
