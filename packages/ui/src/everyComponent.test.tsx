import { act, render, screen } from '@testing-library/react';
import { createElement, createRef, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test, vi } from 'vitest';
import * as ui from './index.js';
import type { RootProps } from './rootProps.js';
import { hydrateFromServer } from './testing/hydrateFromServer.js';
import theming from '../theming.md?raw';

// Providers render no element. PhotoField is for ContactForm only.
type ComponentName = Exclude<
  Extract<keyof typeof ui, Capitalize<string>>,
  `${string}Provider` | 'PhotoField'
>;
const exported: Readonly<Record<string, unknown>> = { ...ui };
const names = Object.keys(exported).filter(
  (name) => /^[A-Z]/.test(name) && !name.endsWith('Provider') && name !== 'PhotoField',
) as ComponentName[];

interface StoryFile {
  default: { component: ComponentType<object>; args?: object };
  [story: string]: { args?: object };
}
const storyFiles = Object.values(import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true }));

/** Returns the component with the props of its first story. */
function elementOf(name: ComponentName, root: RootProps): ReactElement {
  if (name === 'Icon') return <ui.Icon {...root} name="phone" />;
  if (name === 'CityTile')
    return (
      <ui.CityTileGroup label="Miasta">
        <ui.CityTile {...root} name="Kraków" links={[{ href: '#/a', label: 'A' }]} />
      </ui.CityTileGroup>
    );
  const file = storyFiles.find(({ default: { component } }) => component === exported[name]);
  if (!file) throw new Error(`${name} has no stories.`);
  const { default: meta, ...stories } = file;
  return createElement(meta.component, { ...meta.args, ...Object.values(stories)[0]?.args, ...root });
}

const given: RootProps = {
  id: 'root',
  'data-x': 'y',
  'aria-label': 'Nazwa strony',
  'aria-describedby': 'more',
};

/** Toasts of earlier tests stay. */
let toasts = 0;

/** Returns the component's root: the first element that it renders. */
async function rootOf(name: ComponentName, props: RootProps) {
  const { container } = render(elementOf(name, props));
  if (name === 'Toasts') {
    toasts += 1;
    const title = `Toast ${toasts}`;
    await act(() => ui.notify({ title }));
    await screen.findAllByText(title);
  }
  return name === 'CityTile' ? container.querySelector('li')! : container.firstElementChild!;
}

test.each(names)(
  '%s puts id, data-* and aria-* on its root element, once, and has a role for its name in either form',
  async (name) => {
    const root = await rootOf(name, given);
    for (const [attribute, value] of Object.entries(given)) {
      expect(root).toHaveAttribute(attribute, value);
      expect(document.querySelectorAll(`[${attribute}="${String(value)}"]`)).toHaveLength(1);
    }
    // It would be read in place of the page's name.
    expect(root).not.toHaveAttribute('aria-labelledby');
    expect(root.hasAttribute('role') || !root.matches('div, span, p')).toBe(true);
    const referring = await rootOf(name, { 'aria-labelledby': 'heading' });
    expect(referring).toHaveAttribute('aria-labelledby', 'heading');
  },
);

test.each(names)('%s keeps its own attributes if the page gives undefined', async (name) => {
  const plain = await rootOf(name, {});
  const attributes = (element: Element) =>
    Object.fromEntries(
      [...element.attributes].map(({ name: attribute, value }) => [attribute, value.replace(/_r_\w+/, '')]),
    );
  const root = await rootOf(name, {
    id: undefined,
    'data-reveal': undefined,
    'aria-label': undefined,
    'aria-labelledby': undefined,
    'aria-hidden': undefined,
  });
  expect(attributes(root)).toEqual(attributes(plain));
});

test.each(names)('%s renders links to pages by the link of the router', (name) => {
  const RouterLink = ({ children, ...rest }: ui.LinkProps) => (
    <a {...rest} data-router="">
      {children}
    </a>
  );
  const { container } = render(<ui.LinkProvider link={RouterLink}>{elementOf(name, {})}</ui.LinkProvider>);
  for (const link of container.querySelectorAll('a[href^="#/"]')) expect(link).toHaveAttribute('data-router');
});

test.each(names.filter((name) => name !== 'Icon' && name !== 'Toasts'))(
  'the ref of %s is its root',
  async (name) => {
    const ref = createRef<Element>();
    expect(await rootOf(name, { ref } as RootProps)).toBe(ref.current);
  },
);

test.each(names)(
  '%s hydrates without an error, without style attributes, with the documented classes',
  (name) => {
    hydrateFromServer(elementOf(name, {}), ({ innerHTML }) => {
      expect(innerHTML).not.toContain('style=');
      for (const [className] of innerHTML.matchAll(/\bui-[A-Z][\w-]*/g))
        expect(theming).toContain(`\`${className}\``);
    });
  },
);

const withLevel = ['ArticleCard', 'FaqGroup', 'PriceTable', 'Section', 'ServiceCard', 'Steps'] as const;

test.each(withLevel)('the headings of %s have the given level, and questions the next', (name) => {
  const { container } = render(elementOf(name, { headingLevel: 4 } as RootProps));
  const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName);
  expect([...new Set(levels)]).toEqual(name === 'FaqGroup' ? ['h4', 'h5'] : ['h4']);
});

const line = { name: 'Dojazd', price: '0 zł', details: [{ label: 'Za', text: 'dom' }] };
const links = [{ href: '/a', label: 'A' }];

test.each([
  <ui.Breadcrumbs key="" trail={[...links, ...links, { label: 'A' }]} />,
  <ui.PriceTable key="" lines={[line, { ...line, details: [...line.details, ...line.details] }]} />,
  <ui.SiteHeader key="" name="A" items={links} claims={['a', 'a', <b key="b">a</b>]} />,
  <ui.FaqGroup key="" title="A" items={['a', 'b'].map((id) => ({ id, question: 'A', answer: 'A\n\nA' }))} />,
  <ui.CityTileGroup key="" label="A">
    <ui.CityTile name="A" links={[...links, ...links]} />
  </ui.CityTileGroup>,
])('equal texts leave nothing stale when they change: %#', (element) => {
  const reported = vi.spyOn(console, 'error');
  render(element);
  expect(reported).not.toHaveBeenCalled();
  reported.mockRestore();
});

const card = { title: 'A', text: 'A', href: '/a' };

test.each([
  <ui.ArticleCard key="author" {...card} author="B" />,
  <ui.ArticleCard key="date" {...card} date={{ iso: '2026-11-05', text: 'B' }} />,
  <ui.ArticleCard key="lists" {...card} lists={[{ title: 'A', items: ['B'] }]} />,
  <ui.ServiceCard key="points" {...card} points={['B']} />,
  <ui.SiteFooter key="legal" name="A" columns={[]} legal={[{ label: 'B' }]} />,
  <ui.SiteHeader key="claims" name="A" items={[]} claims={['B']} />,
  <ui.SiteHeader key="email" name="A" items={[]} email="B" />,
  <ui.Hero key="note" title="A" note="B" />,
])('an optional part is shown alone: %#', (element) => {
  render(element);
  expect(screen.getByText('B')).toBeVisible();
});

test('ignores what is no attribute for the root, as from plain JavaScript', () => {
  const extra = { className: 'mine', onClick: () => {}, style: { color: 'red' }, id: 'root' };
  expect(renderToString(<ui.Prose {...extra}>A</ui.Prose>)).not.toMatch(/mine|style/);
});

test('an icon with a name is an image, and one without is hidden', () => {
  render(
    <>
      <ui.Icon name="phone" aria-label="Telefon" />
      <ui.Icon name="check" />
    </>,
  );
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Telefon']);
});

type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never;
/** The components whose props have the name, or names of any kind. */
type Taking<Name extends string> = {
  [Component in ComponentName]: Name extends keyof PropsOf<(typeof ui)[Component]> ? Component : never;
}[ComponentName];

test('unknown props are type errors', () => {
  expectTypeOf<Taking<'id' & keyof RootProps>>().toEqualTypeOf<ComponentName>();
  expectTypeOf<Taking<'data-x'>>().toEqualTypeOf<ComponentName>();
  expectTypeOf<Taking<'aria-label'>>().toEqualTypeOf<ComponentName>();
  expectTypeOf<Exclude<Taking<'headingLevel'>, 'CityTile' | 'ContactForm'>>().toEqualTypeOf<
    (typeof withLevel)[number]
  >();
  expectTypeOf<Taking<'unknown'>>().toBeNever();
  expectTypeOf<Taking<'style'>>().toBeNever();
  expectTypeOf<Taking<'onClick'>>().toBeNever();
  expectTypeOf<Taking<'className'>>().toBeNever();
});
