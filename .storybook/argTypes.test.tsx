import { expect, test } from 'vitest';
import { chooseNodes } from './argTypes';

const node = { name: '', type: { name: 'other', value: 'ReactNode', raw: 'ReactNode' } } as const;

test('an icon has a list of icon names', () => {
  const { icon } = chooseNodes({ argTypes: { icon: node }, initialArgs: {} });
  expect(icon).toMatchObject({
    control: { type: 'select' },
    options: expect.arrayContaining(['none', 'phone', 'check']),
  });
  expect(icon).toHaveProperty('mapping.phone.props.name', 'phone');
});

test('another node has a text field, unless it is an element or its control is disabled', () => {
  const { note, text, lead, children } = chooseNodes({
    argTypes: { note: node, text: node, lead: { ...node, control: { disable: true } }, children: node },
    initialArgs: { text: 'Words', children: <p>Markup</p> },
  });
  expect(note).toMatchObject({ control: { type: 'text' } });
  expect(text).toMatchObject({ control: { type: 'text' } });
  expect(lead).toMatchObject({ control: { disable: true } });
  expect(children).toMatchObject({ control: { disable: true } });
});

test('another type keeps its control', () => {
  const tone = { name: 'tone', type: { name: 'string' } } as const;
  const items = { name: 'items', type: { name: 'other', value: 'x', raw: 'readonly FaqItem[]' } } as const;
  expect(chooseNodes({ argTypes: { tone, items }, initialArgs: {} })).toEqual({ tone, items });
});
