import { act, render, screen } from '@testing-library/react';
import { createElement, createRef, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as ui from './index.js';
import * as english from './labels/en.js';
import { rootProps, type RootProps } from './rootProps.js';
import { hydrateFromServer } from './testing/hydrateFromServer.js';
import { classes } from './theme/classes.js';

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

test.each(names)(
  '%s hydrates without an error, without style attributes, with the documented classes',
  (name) => {
    hydrateFromServer(elementOf(name, {}), ({ innerHTML }) => {
      expect(innerHTML).not.toContain('style=');
      for (const [className] of innerHTML.matchAll(/\bui-[A-Z][\w-]*/g)) expect(classes).toContain(className);
    });
  },
);

test('every documented class is in a story, or appears after an interaction', () => {
  const pages = storyFiles.flatMap(({ default: { component, args }, ...stories }) =>
    Object.values(stories).map((story) => createElement(component, { ...args, ...story.args })),
  );
  const html = pages.map((page) => renderToString(page)).join('');
  const missing = classes.filter((name) => !new RegExp(`${name}(?![\\w-])`).test(html));
  expect(missing.join(' ')).toBe(
    'ui-ContactForm-error ui-ContactForm-sent ui-GalleryViewer-viewer ui-Toasts ui-Toasts-toast ui-Toasts-title',
  );
});

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

const looks = {
  ActionLink: { tone: ['quiet', 'action'] },
  ArticleCard: { look: ['plain', 'featured'], headingLevel: [3, 2] },
  Breadcrumbs: { home: ['/', '/pl'], labels: [undefined, english.breadcrumbs] },
  CallBar: { before: [undefined, 'A'] },
  CityTile: { headingLevel: [3, 2] },
  FaqGroup: { headingLevel: [2, 3], defaultOpen: [null, 'bed-bugs-from'], open: [null, 'bed-bugs-from'] },
  Figures: { size: ['regular', 'medium', 'large'] },
  Hero: { place: ['first', 'belowBreadcrumbs'] },
  LinkList: { look: ['lines', 'columns'] },
  MessageButton: { labels: [undefined, english.messageButton] },
  Notice: { tone: ['promotion', 'urgent'] },
  PhoneButton: {
    tone: ['action', 'urgent', 'quiet', 'brand'],
    size: ['regular', 'large', 'wide'],
    hideNumber: [false, true],
  },
  PriceTable: { headingLevel: [3, 2], labels: [undefined, english.priceTable] },
  Prose: { size: ['regular', 'reading'] },
  Section: { tone: ['plain', 'sunken', 'brand'], headingLevel: [2, 3] },
  ServiceCard: { tone: ['plain', 'urgent'], headingLevel: [3, 2] },
  SiteHeader: { home: ['/', '/pl'], mainId: ['main', 'tresc'] },
};

test.each(Object.entries(looks))(
  '%s differs with each value of its options, of which the first is the default',
  (name, options) => {
    for (const [option, values] of Object.entries<readonly unknown[]>(options)) {
      const html = (value: unknown) => renderToString(elementOf(name as ComponentName, { [option]: value }));
      expect(html(undefined)).toBe(html(values[0]));
      expect(new Set(values.map(html)).size).toBe(values.length);
    }
  },
);

/** Returns the texts of a component in their order, each with its heading level and the attributes that users notice, and icons. */
function shown(element: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  const leaves = [...page.querySelectorAll('*:not([data-label])')].filter((leaf) => !leaf.childElementCount);
  const attributes = 'href hreflang lang dir datetime fetchpriority aria-hidden aria-current data-act'.split(
    ' ',
  );
  const texts = leaves.map((leaf) => [
    ...(/^h\d$/.exec(leaf.localName) ?? []),
    leaf.localName === 'path' ? '◆' : leaf.textContent.replaceAll('\u00a0', ' '),
    ...attributes.map((name) => leaf.getAttribute(name)),
  ]);
  return texts.map((parts) => parts.filter(Boolean).join(' ')).join(', ');
}

const card = { title: 'A', href: '/a' };
const lists = [{ title: 'F', items: ['G'] }];
const date = { iso: '2026-11-05', text: 'D' };
const byline = { date, author: 'E', lists };
const article = { ...card, ...byline, text: 'B', label: 'C', picture: <b>P</b>, icon: <b>I</b> };
const content = { children: <b>E</b> };
const extras = { badge: 'C', text: 'B', points: ['D'], foot: 'F' };
const service = { ...card, ...extras, ...content, picture: <b>P</b>, icon: <b>I</b> };
const columns = [{ heading: 'D', items: [{ label: 'E' }], more: { label: 'A', href: '/a' } }];
const legal = [{ label: 'F', href: '/f', language: 'de' }];
const footer = { name: 'A', about: 'B', details: 'C', columns, legal };
const picture = { src: '/a.jpg', alt: '', width: 4, height: 3 };
const items = [
  { label: 'A', href: '/a' },
  { label: 'F', href: '/f', onlyInPopover: true },
  { label: 'English', href: '/en', language: 'en' },
];
const labels = { skip: '', home: 'h', menu: 'm', call: 'c' };
const bare = { name: 'A', items: [], labels };
const claims = ['A', <b key="">B</b>];
const contacts = { phone: ['600 700 800', '112'], email: 'd@e', beforeCall: <b>G</b> };
const header = { ...bare, ...contacts, items, claims, path: '/f', mark: <b>M</b> };
const below = { items: [{ label: 'B', href: '/a/b' }, items[2]!], home: '/a/b', path: '/a/b/c' };
const replaced = { phone: '112', mark: <b>M</b>, logo: <b>L</b> };
const figure = { label: 'A', value: 'B' };
const steps = ['B', <b key="">D</b>].map((text) => ({ title: 'A', text }));
const detailed = { ...card, name: 'A', price: 'B', details: [{ label: 'C', text: <b>D</b> }] };
const item = { id: 'a', question: 'B', answer: 'C\n \nD' };

test.each<[string, ReactElement]>([
  ['A /a, B', <ui.ArticleCard key="" {...card} text="B" />],
  ['P, I, C, A /a, B, h4 F, G, D 2026-11-05, E, H true', <ui.ArticleCard key="" {...article} action="H" />],
  ['P, I, C, A /a, B, D 2026-11-05, E, h4 F, G', <ui.ArticleCard key="" {...article} look="featured" />],
  ['A /a, B, C', <ui.ArticleCard key="" {...card} text="B" author="C" />],
  ['A /a, B, D 2026-11-05', <ui.ArticleCard key="" {...card} text={<b>B</b>} date={date} />],
  ['A /a', <ui.ServiceCard key="" {...card} />],
  ['P, I, C, A /a, B, D, E, F', <ui.ServiceCard key="" {...service} />],
  ['h1 A', <ui.Hero key="" title="A" />],
  ['h1 A, B, E, D, F', <ui.Hero key="" title="A" lead="B" actions={<b>D</b>} note="F" {...content} />],
  ['h1 A, high', <ui.Hero key="" title="A" picture={picture} />],
  ['h1 A, ', <ui.Hero key="" title="A" picture={{ ...picture, priority: false }} />],
  ['A', <ui.Section key="">A</ui.Section>],
  ['h2 A, E', <ui.Section key="" title="A" {...content} />],
  ['h2 A, B, E', <ui.Section key="" title="A" lead="B" {...content} />],
  ['A', <ui.SiteFooter key="" name="A" columns={[]} />],
  ['A, B, C, h2 D, E, A /a, F /f de de', <ui.SiteFooter key="" {...footer} />],
  [
    '#main, A, B, ◆, d@e, ◆, 600 700 800 ltr, ◆, 112 ltr, English /en en en, M, A,  – h, ◆, ◆, m, A /a, F /f page, English /en en en, G, c, 600 700 800, c, 600 700 800',
    <ui.SiteHeader key="" {...header} />,
  ],
  [
    '#main, ◆, 112 ltr, L, A,  – h, ◆, ◆, m, , c, 112, c, 112',
    <ui.SiteHeader key="" {...bare} {...replaced} />,
  ],
  ['#main, ◆, d@e, A,  – h, true, ◆, ◆, m, ', <ui.SiteHeader key="" {...bare} email="d@e" />],
  ['#main, A,  – h, true, ◆, ◆, m, ', <ui.SiteHeader key="" {...bare} />],
  [
    '#main, English /en en en, A,  – h, ◆, ◆, m, B /a/b, English /en en en',
    <ui.SiteHeader key="" {...bare} {...below} />,
  ],
  ['A', <ui.Notice key="">A</ui.Notice>],
  ['◆, E, B', <ui.Notice key="" tone="urgent" action={<b>B</b>} {...content} />],
  ['h3 A, B, h3 A, D', <ui.Steps key="" steps={steps} />],
  ['A, B', <ui.Figures key="" figures={[figure]} />],
  ['h3 A, Cena, B', <ui.PriceTable key="" lines={[{ name: 'A', price: 'B' }]} />],
  ['A /a, Cena, B, C, D', <ui.PriceTable key="" lines={[detailed]} />],
  ['Start /pl, A /a, B page', <ui.Breadcrumbs key="" home="/pl" trail={[...links, { label: 'B' }]} />],
  ['I, A, B toggle, C, D', <ui.FaqGroup key="" title="A" icon={<b>I</b>} items={[item]} />],
  ['', <ui.FaqGroup key="" title="A" items={[]} />],
  ['A, B toggle, C', <ui.FaqGroup key="" title="A" items={[{ ...item, answer: <b>C</b> }]} />],
])('shows the given parts in their order, and no others: %s', (texts, element) => {
  expect(shown(element)).toBe(texts);
});

test('cards and sections have the names of their titles', () => {
  const cards = [
    <ui.ServiceCard key="service" {...service} />,
    <ui.ArticleCard key="article" {...article} />,
  ];
  render(<ui.Section title="A">{cards}</ui.Section>);
  expect(screen.getAllByRole('article', { name: 'A' })).toHaveLength(2);
  expect(screen.getByRole('region')).toHaveAccessibleName('A');
});

test('ignores what is no attribute for the root, as from plain JavaScript', () => {
  const extra = { className: 'mine', onClick: () => {}, style: { color: 'red' }, id: 'root' };
  expect(renderToString(<ui.Prose {...extra}>A</ui.Prose>)).not.toMatch(/mine|style/);
});

test('an icon with a name is an image, one without is hidden, and each differs', () => {
  const icons = ['phone', 'previous', 'next', 'close', 'check', 'alert'] as const;
  const { container } = render(icons.map((name) => <ui.Icon key={name} name={name} />));
  expect(screen.queryByRole('img')).toBeNull();
  expect(new Set([...container.children].map(({ innerHTML }) => innerHTML)).size).toBe(icons.length);
  render(<ui.Icon path="" aria-label="Telefon" />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Telefon');
});
