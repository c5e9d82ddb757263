import { expect, test } from 'vitest';
import { chooseNodes } from './argTypes';

const node = { name: '', type: { name: 'other', value: 'ReactNode', raw: 'ReactNode' } } as const;

test('An icon is chosen by its name', () => {
  const { icon } = chooseNodes({ argTypes: { icon: node }, initialArgs: {} });
  expect(icon).toMatchObject({
    control: { type: 'select' },
    options: expect.arrayContaining(['none', 'phone', 'check']),
  });
  expect(icon).toHaveProperty('mapping.phone.props.name', 'phone');
});

test('Every other node can be no more than text, and only where it is text already', () => {
  const { note, text, lead, children } = chooseNodes({
    argTypes: { note: node, text: node, lead: { ...node, control: { disable: true } }, children: node },
    initialArgs: { text: 'Words', children: <p>Markup</p> },
  });
  expect(note).toMatchObject({ control: { type: 'text' } });
  expect(text).toMatchObject({ control: { type: 'text' } });
  expect(lead).toMatchObject({ control: { disable: true } });
  expect(children).toMatchObject({ control: { disable: true } });
});

test('A prop that holds something else stays as it was', () => {
  const tone = { name: 'tone', type: { name: 'string' } } as const;
  const items = { name: 'items', type: { name: 'other', value: 'x', raw: 'readonly FaqItem[]' } } as const;
  expect(chooseNodes({ argTypes: { tone, items }, initialArgs: {} })).toEqual({ tone, items });
});
