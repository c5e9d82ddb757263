import { act, render, screen } from '@testing-library/react';
import { createElement, createRef, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as ui from './index.js';
import * as english from './labels/en.js';
import { rootProps, type RootProps } from './rootProps.js';
import { hydrateFromServer } from './testing/hydrateFromServer.js';

const exported: Readonly<Record<string, unknown>> = { ...ui };
// Providers render no element. PhotoField is for ContactForm only.
const names = Object.keys(exported).filter((name) => /^[A-Z](?!.*(Provider|Field)$)/.test(name));

interface StoryFile {
  default: { component: ComponentType<object>; args?: object };
  [story: string]: { args?: object };
}
const storyFiles = Object.values(import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true }));

/** Returns the component with the props of its first story. */
function elementOf(name: string, root: RootProps): ReactElement {
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
async function rootOf(name: string, props: RootProps) {
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
  '%s puts id, data-*, aria-* and ref on its root element, once, and has a role for its name in either form',
  async (name) => {
    const ref = createRef<Element>();
    // A Section without a title needs the name for its role.
    const root = await rootOf(name, { ...given, ref, title: undefined } as RootProps);
    if (name !== 'Icon' && name !== 'Toasts') expect(ref.current).toBe(root);
    for (const [attribute, value] of Object.entries(given)) {
      expect(root).toHaveAttribute(attribute, value);
      expect(document.querySelectorAll(`[${attribute}="${String(value)}"]`)).toHaveLength(1);
    }
    // It would be read in place of the page's name.
    expect(root).not.toHaveAttribute('aria-labelledby');
    expect(root.hasAttribute('role') || !root.matches('div, span, p')).toBe(true);
    const referring = await rootOf(name, { 'aria-labelledby': 'heading' });
    expect(referring).toHaveAttribute('aria-labelledby', 'heading');
    expect(referring.hasAttribute('role') || !referring.matches('div, span, p')).toBe(true);
  },
);

test('attributes that the page gives replace those of the component, unless they are undefined', () => {
  const own = { 'aria-label': 'A', 'data-reveal': '' };
  const undefinedProps = { id: undefined, 'data-reveal': undefined, 'aria-label': undefined };
  expect(rootProps(undefinedProps, own)).toEqual(own);
  expect(rootProps({ 'data-reveal': 'x' }, own)).toEqual({ ...own, 'data-reveal': 'x' });
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

test.each(names)('%s hydrates without an error, without style attributes', (name) => {
  hydrateFromServer(elementOf(name, {}), ({ innerHTML }) => expect(innerHTML).not.toContain('style='));
});

test.each(['ArticleCard', 'CityTile', 'FaqGroup', 'PriceTable', 'Section', 'ServiceCard', 'Steps'])(
  'the headings of %s have the default or the given level, and questions the next',
  (name) => {
    for (const headingLevel of [undefined, 4]) {
      const level = headingLevel ?? (name === 'FaqGroup' || name === 'Section' ? 2 : 3);
      const { unmount } = render(elementOf(name, { headingLevel } as RootProps));
      const found = screen.getAllByRole('heading').map(({ localName }) => localName);
      expect([...new Set(found)]).toEqual([`h${level}`, ...(name === 'FaqGroup' ? [`h${level + 1}`] : [])]);
      unmount();
    }
  },
);

test('labels of another language replace those of the package', () => {
  render(
    <>
      <ui.Breadcrumbs trail={[{ label: 'Cennik' }]} labels={english.breadcrumbs} />
      <ui.PriceTable lines={[{ name: 'A', price: 'B' }]} labels={english.priceTable} />
      <ui.SiteHeader name="A" items={[]} phone="123 456 789 ext. 5" labels={english.siteHeader} />
      <ui.CallBar phone="123 456 789 ext. 5" labels={english.callBar} />
    </>,
  );
  expect(screen.getByRole('navigation', { name: english.breadcrumbs.trail })).toBeVisible();
  expect(screen.getByRole('link', { name: english.breadcrumbs.home })).toHaveAttribute('href', '/');
  expect(screen.getByText('Cennik')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('term')).toHaveTextContent(english.priceTable.price);
  expect(document.body).not.toHaveTextContent(/Zadzwoń|wew/);
});

test('items with equal texts cause no error of React', () => {
  const reported = vi.spyOn(console, 'error');
  const links = [1, 2].map(() => ({ href: '/a', label: 'A' }));
  const details = [1, 2].map(() => ({ label: 'Za', text: 'dom' }));
  render(
    <>
      <ui.Breadcrumbs trail={[...links, { label: 'A' }]} />
      <ui.PriceTable lines={[1, 2].map(() => ({ name: 'Dojazd', price: '0 zł', details }))} />
      <ui.SiteHeader name="A" items={links.slice(1)} claims={['a', 'a', <b key="b">a</b>]} />
      <ui.FaqGroup title="A" items={['a', 'b'].map((id) => ({ id, question: 'A', answer: 'A\n\nA' }))} />
      <ui.CityTileGroup label="A">
        <ui.CityTile name="A" links={links} />
      </ui.CityTileGroup>
    </>,
  );
  expect(reported).not.toHaveBeenCalled();
  reported.mockRestore();
});

test('links to pages in other languages say the language, in strip, menu and footer', () => {
  const item = { label: 'English', href: '/en', language: 'en' };
  render(
    <>
      <ui.SiteHeader name="A" items={[item]} />
      <ui.SiteFooter name="A" columns={[]} legal={[item]} />
    </>,
  );
  const found = screen.getAllByText('English');
  expect(found).toHaveLength(3);
  for (const link of found) expect(link).toMatchObject({ lang: 'en', hreflang: 'en' });
});

test('ignores what is no attribute for the root, as from plain JavaScript', () => {
  const extra = { className: 'mine', onClick: () => {}, style: { color: 'red' }, id: 'root' };
  expect(renderToString(<ui.Prose {...extra}>A</ui.Prose>)).not.toMatch(/mine|style/);
});

test('an icon is an image if it has a name, otherwise hidden', () => {
  const { rerender } = render(<ui.Icon name="phone" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<ui.Icon path="" aria-label="Telefon" />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Telefon');
});
