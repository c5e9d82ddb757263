import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseNodes, sayTypes } from './argTypes';

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

test('The type of a prop is what its interface says, with what its names stand for', () => {
  const argTypes = {
    items: { name: 'items' },
    tone: { name: 'tone' },
    services: { name: 'services' },
    fields: { name: 'fields' },
  };
  const typeOf = (title: string, name: keyof typeof argTypes) =>
    sayTypes({ argTypes, title })[name]?.table?.type;
  expect(typeOf('Components/GalleryViewer', 'items')).toEqual({
    summary: 'readonly GalleryItem[]',
    detail: expect.stringContaining('interface GalleryItem {'),
  });
  expect(typeOf('Components/PhoneButton', 'tone')).toEqual({
    summary: "'action' | 'urgent' | 'quiet' | 'brand'",
  });
  expect(typeOf('Components/ContactForm', 'services')).toMatchObject({ summary: 'readonly FieldOption[]' });
  expect(typeOf('Components/ContactForm', 'fields')).toMatchObject({ summary: 'readonly FormField[]' });
  expect(typeOf('Components/PhoneButton', 'items')).toBeUndefined();
});

const pages = globSync('packages/ui/src/*/*.mdx', { cwd: join(import.meta.dirname, '..') });

test.each(pages.map((page) => basename(page, '.mdx')))(
  '%s says which words of it can be replaced',
  (name) => {
    const { labels } = sayTypes({ argTypes: { labels: { name: 'labels' } }, title: `Components/${name}` });
    expect(labels?.table?.type?.summary ?? '').not.toContain('Partial<');
  },
);

test('Where some words may be given, the words themselves stand, inherited ones too', () => {
  const typeOf = (name: string) =>
    sayTypes({ argTypes: { labels: { name: 'labels' } }, title: `Components/${name}` })['labels']?.table
      ?.type;
  expect(typeOf('PhoneButton')).toEqual({
    summary: '{ call?: string; extension?: string }',
    detail: expect.stringContaining('interface PhoneButtonLabels {'),
  });
  expect(typeOf('GalleryViewer')?.summary).toMatch(
    /^\{ failed\?: string; open\?: Phrase<\[title: string\]>; dialog\?: string; .*swipeHint\?: string \}$/,
  );
});
