import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { translate } from '../testing/translate.js';
import { GalleryViewer, type GalleryViewerProps } from './GalleryViewer.js';
import type { GalleryItem } from './types.js';

// So that the first test does not wait for it.
beforeAll(() => import('./Viewer.js'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
  location.hash = '';
  cleanup();
});

const items: GalleryItem[] = ['Pluskwy', 'Odgrzybianie', 'Kuny'].map((title, index) => ({
  id: title,
  title,
  alt: `Rysunek: ${title}`,
  src: `/${index + 1}.jpg`,
  avif: `/${index + 1}-800.avif 800w, /${index + 1}.avif 1600w`,
  width: 1600,
  height: 1200,
}));

const thumbnail = (title: string) => screen.getByRole('button', { name: `Powiększ zdjęcie: ${title}` });

async function open(title: string) {
  await userEvent.click(thumbnail(title));
  return screen.findByRole('dialog');
}

function openViewer(title: string, props?: Partial<GalleryViewerProps>) {
  render(
    <StrictMode>
      <GalleryViewer items={items} {...props} />
    </StrictMode>,
  );
  return open(title);
}

const status = () => screen.getByRole('status');
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the server sends one button per picture, and a link for browsers without scripting', () => {
  const [first, ...others] = items as [GalleryItem, ...GalleryItem[]];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<GalleryViewer items={[{ ...first, priority: true }, ...others]} />);
  for (const [index, item] of [...page.querySelectorAll('li')].entries()) {
    const { title, alt, src } = items[index]!;
    const name = `Powiększ zdjęcie: ${title}`;
    const button = within(item).getByRole('button', { name });
    expect(button).toHaveTextContent(title);
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(within(item).getByText(name)).toHaveAttribute('href', src);
    const image = within(item).getByRole('img', { name: alt });
    const loading = ['fetchpriority', 'loading'].map((attribute) => image.getAttribute(attribute));
    expect(loading).toEqual(index === 0 ? ['high', null] : [null, 'lazy']);
    expect(image.previousElementSibling).toHaveAttribute('sizes', '(min-width: 48rem) 33vw, 100vw');
  }
});

test('the link to the picture is hidden until a loader reports a failure after the button', () => {
  delete document.documentElement.dataset['scripted'];
  render(<GalleryViewer items={items} />);
  // It has marked the page.
  expect(screen.queryByRole('link')).toBeNull();
  const message = Object.assign(document.createElement('p'), { role: 'alert' });
  thumbnail('Kuny').after(message);
  expect(screen.getByRole('link', { name: 'Powiększ zdjęcie: Kuny' })).toHaveAttribute('href', '/3.jpg');
  message.remove();
});

test('arrow keys, Home and End navigate; with modifiers they are left to the browser', async () => {
  await openViewer('Pluskwy');
  for (const [keys, counter] of [
    ['{ArrowRight}', '2 / 3'],
    ['{End}', '3 / 3'],
    ['{Home}', '1 / 3'],
    ['{ArrowLeft}', '3 / 3'],
    ...['Alt', 'Control', 'Meta', 'Shift'].map((key) => [`{${key}>}{ArrowLeft}{/${key}}`, '3 / 3']),
  ] as [string, string][]) {
    await userEvent.keyboard(keys);
    expect(status()).toHaveTextContent(counter);
  }
});

test('in RTL the left arrow and a swipe to the right show the next picture', async () => {
  document.documentElement.dir = 'rtl';
  const dialog = await openViewer('Pluskwy');
  await userEvent.keyboard('{ArrowLeft}');
  expect(status()).toHaveTextContent('2 / 3');
  swipe(dialog, 60, 0);
  expect(status()).toHaveTextContent('3 / 3');
});

/** Moves a finger from 300, 300 by x and y. */
function swipe(dialog: HTMLElement, x: number, y: number, { duration = 200, fingers = 1, scale = 1 } = {}) {
  vi.stubGlobal('visualViewport', { scale });
  const at = (clientX: number, clientY: number) => ({ clientX, clientY });
  const start = createEvent.touchStart(dialog, {
    touches: Array.from({ length: fingers }, () => at(300, 300)),
  });
  Object.defineProperty(start, 'timeStamp', { value: 1000 });
  fireEvent(dialog, start);
  const end = createEvent.touchEnd(dialog, { touches: [], changedTouches: [at(300 + x, 300 + y)] });
  Object.defineProperty(end, 'timeStamp', { value: 1000 + duration });
  fireEvent(dialog, end);
}

test.each([
  ['50 px to the left', -50, 0, {}, '3 / 3'],
  ['50 px to the right', 50, 0, {}, '1 / 3'],
  ['for the full 500 ms', -80, 20, { duration: 500 }, '3 / 3'],
  ['less than 50 px', -49, 0, {}, '2 / 3'],
  ['longer than 500 ms', -200, 0, { duration: 501 }, '2 / 3'],
  ['more down than sideways', -60, 90, {}, '2 / 3'],
  ['with two fingers', -120, 0, { fingers: 2 }, '2 / 3'],
  ['in a zoomed page', -120, 0, { scale: 2 }, '2 / 3'],
])('a swipe %s', async (_, x, y, manner, counter) => {
  const dialog = await openViewer('Odgrzybianie');
  swipe(dialog, x, y, manner);
  expect(dialog.style.touchAction).toBe('scale' in manner ? 'manipulation' : '');
  expect(status()).toHaveTextContent(counter);
});

test('a click outside the picture closes the viewer, a click on the picture or its title does not', async () => {
  const dialog = await openViewer('Pluskwy');
  fireEvent.click(dialog);
  await userEvent.click(within(dialog).getByRole('img'));
  await userEvent.click(status());
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: status() },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(dialog).toBeVisible();
  await userEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

describe('the list changes while a picture is open', () => {
  const numbered = [...items, { ...items[0]!, id: 'Myszy', title: 'Myszy' }];

  async function openThenKeep(opened: string, ...kept: string[]) {
    const { rerender } = render(<GalleryViewer items={numbered} />);
    await open(opened);
    rerender(<GalleryViewer items={numbered.filter(({ title }) => kept.includes(title))} />);
    return { rerender };
  }

  test.each([
    ['it stays on its picture if others are removed', 'Kuny', ['Odgrzybianie', 'Kuny', 'Myszy']],
    ['it shows the next picture if its own is removed', 'Odgrzybianie', ['Pluskwy', 'Kuny', 'Myszy']],
  ])('%s', async (_, opened, kept) => {
    await openThenKeep(opened, ...kept);
    expect(status()).toHaveTextContent('2 / 3 Kuny');
    await click('Następne zdjęcie');
    expect(status()).toHaveTextContent('3 / 3 Myszy');
  });

  test('it shows the last picture if all behind it are removed', async () => {
    await openThenKeep('Myszy', 'Pluskwy');
    expect(status()).toHaveTextContent('1 / 1 Pluskwy');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(thumbnail('Pluskwy')).toHaveFocus());
  });

  test('it closes if none is left, and stays closed if they return', async () => {
    const { rerender } = await openThenKeep('Pluskwy');
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<GalleryViewer items={numbered} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a hidden <Activity> closes the viewer, and shows it again only on a click', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <GalleryViewer items={items} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  await open('Kuny');
  rerender(page('hidden'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.style.pointerEvents).toBe('');
  rerender(page('visible'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(thumbnail('Pluskwy'));
  expect(await screen.findByRole('status')).toHaveTextContent('1 / 3');
});

test.each([
  ['an open dialog', 'dialog', 'open'],
  ['a popover', 'div', 'popover'],
  ['an element in full screen', 'div', 'class'],
])('in %s the viewer is rendered inside it', async (_, name, attribute) => {
  const layer = document.body.appendChild(document.createElement(name));
  layer.setAttribute(attribute, '');
  if (attribute === 'class') Object.assign(document, { fullscreenElement: layer });
  onTestFinished(() => {
    layer.remove();
    Reflect.deleteProperty(document, 'fullscreenElement');
  });
  const container = layer.appendChild(document.createElement('div'));
  const { rerender } = render(<GalleryViewer items={items.slice(1)} />, { container });
  fireEvent.click(container.querySelector('button')!);
  const viewer = await waitFor(
    () => layer.querySelector('[data-part="caption"]')!.closest('[role]')!.parentElement!,
  );
  expect(viewer.parentElement).toBe(layer);
  rerender(<GalleryViewer items={items} />);
  expect(viewer).toBeInTheDocument();
  expect(viewer).toHaveTextContent('2 / 3 Odgrzybianie');
});

test('a CloseWatcher, one for each opened viewer, closes it, and the focus moves to the picture last seen', async () => {
  const watchers: EventTarget[] = [];
  const destroy = vi.fn<() => void>();
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      destroy = destroy;
      constructor() {
        super();
        watchers.push(this);
      }
    },
  );
  render(<GalleryViewer items={items} />);
  await open('Kuny');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(watchers).toHaveLength(1);
  expect(destroy).not.toHaveBeenCalled();
  act(() => void watchers[0]?.dispatchEvent(new Event('close')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(destroy).toHaveBeenCalledOnce();
  await waitFor(() => expect(thumbnail('Odgrzybianie')).toHaveFocus());
});

test.each(['load', 'error'] as const)(
  'only the neighbours load, around both ends, with a lower priority, after the %s of the picture itself',
  async (type) => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...items[0]!, id, title: id, src: `/${id}.jpg` }));
    const dialog = await openViewer('a', { items: many });
    const get = (name: string) =>
      [...dialog.querySelectorAll('img')].map((image) => image.getAttribute(name));
    expect(get('src')).toEqual(['/a.jpg']);
    expect(screen.getByRole('button', { name: 'Następne zdjęcie' })).toHaveFocus();
    const labels = within(dialog)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(labels.join()).toBe('Zamknij,Pomniejsz,Powiększ,Poprzednie zdjęcie,Następne zdjęcie');
    expect(dialog).toHaveTextContent('1 / 5 aPrzesuń palcem, aby zobaczyć kolejne zdjęcie');
    expect(dialog.querySelector('source')).toHaveAttribute('srcset', items[0]?.avif);
    expect(dialog.querySelector('source')).toHaveAttribute('sizes', `min(100vw, ${400 / 3}vh)`);
    expect(dialog.querySelector('img')).toMatchObject({ width: 1600, height: 1200 });
    fireEvent[type](within(dialog).getByRole('img'));
    await waitFor(() => expect(get('src')).toEqual(['/a.jpg', '/b.jpg', '/e.jpg']));
    expect(get('fetchpriority')).toEqual(['high', 'low', 'low']);
    expect(within(dialog).getAllByRole('img')).toHaveLength(1);
    await userEvent.keyboard('{End}');
    expect(get('src')).toEqual(['/a.jpg', '/d.jpg', '/e.jpg']);
    expect(get('fetchpriority')).toEqual(['low', 'low', 'high']);
    expect(dialog).toHaveAccessibleDescription('5 / 5 e');
  },
);

test('the page keeps its place where its scrollbar disappears, and its styles when the viewer is closed', async () => {
  const { documentElement: root } = document;
  vi.spyOn(root, 'getBoundingClientRect').mockImplementation(() =>
    root.style.overflow === 'hidden' ? new DOMRect(0, 0, 1000) : new DOMRect(15, 0, 970),
  );
  await openViewer('Pluskwy');
  expect(root.style).toMatchObject({ overflow: 'hidden', borderLeftWidth: '15px', borderRightWidth: '15px' });
  await userEvent.keyboard('{Escape}');
  expect(root.style.cssText).toBe('');
});

describe('while the viewer loads', () => {
  /** Renders a gallery whose viewer loads when the returned function is called, or fails to load. */
  async function renderUnloaded(props?: Partial<GalleryViewerProps>) {
    let settle = (_loads: boolean) => {};
    const settled = new Promise<boolean>((resolve) => (settle = resolve));
    const request = vi.fn<() => void>();
    vi.doMock('./Viewer.js', async (importOriginal) => {
      request();
      if (!(await settled)) throw new Error('offline');
      return importOriginal();
    });
    vi.resetModules();
    onTestFinished(() => {
      vi.doUnmock('./Viewer.js');
      vi.resetModules();
    });
    const { GalleryViewer: Unloaded } = await import('./GalleryViewer.js');
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Unloaded items={items} {...props} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    return { settle, request, setMode: (mode: 'visible' | 'hidden') => rerender(page(mode)) };
  }

  // The address of a fragment is the only one that jsdom goes to.
  const withFragments = items.map((item, index) => ({ ...item, src: `#${index + 1}.jpg` }));

  test.each(['pointerEnter', 'focus'] as const)('%s on a thumbnail loads it', async (type) => {
    const { request } = await renderUnloaded();
    expect(request).not.toHaveBeenCalled();
    fireEvent[type](thumbnail('Kuny'));
    await waitFor(() => expect(request).toHaveBeenCalled());
  });

  test('the thumbnail clicked last has aria-busy, and opens', async () => {
    const { settle } = await renderUnloaded();
    await userEvent.click(thumbnail('Odgrzybianie'));
    expect(thumbnail('Odgrzybianie')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(thumbnail('Kuny'));
    expect(thumbnail('Odgrzybianie')).not.toHaveAttribute('aria-busy');
    settle(true);
    expect(await screen.findByRole('status')).toHaveTextContent('3 / 3 Kuny');
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  test('a viewer that fails to load is reported, and the page goes to the picture', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { settle } = await renderUnloaded({ items: withFragments });
    await userEvent.click(thumbnail('Odgrzybianie'));
    settle(false);
    await waitFor(() => expect(location.hash).toBe('#2.jpg'));
    expect(error).toHaveBeenCalledWith(expect.stringContaining('failed to load'), expect.anything());
    await waitFor(() => expect(thumbnail('Odgrzybianie')).not.toHaveAttribute('aria-busy'));
  });

  test.each([
    [true, 'hidden'],
    [false, 'hidden'],
    [true, 'left'],
  ])(
    'a gallery that has loaded its viewer (%s) while it is %s neither opens nor leaves the page',
    async (loads, change) => {
      const { settle, setMode } = await renderUnloaded({ items: withFragments });
      await userEvent.click(thumbnail('Odgrzybianie'));
      if (change === 'hidden') setMode('hidden');
      else fireEvent(window, new Event('pagehide'));
      settle(loads);
      await new Promise((resolve) => setTimeout(resolve, 20));
      setMode('visible');
      expect(document.querySelector('[role="dialog"], [aria-busy]')).toBeNull();
      expect(location.hash).toBe('');
    },
  );
});

test.each([
  ['before', true],
  ['after', false],
])('on a page translated %s it opens, the caption follows', async (_, isBefore) => {
  render(<GalleryViewer items={items} />);
  if (isBefore) onTestFinished(translate());
  const dialog = await open('Pluskwy');
  if (!isBefore) onTestFinished(translate());
  await waitFor(() => expect(dialog.querySelector('[data-part="caption"] font')).not.toBeNull());
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.querySelector('[data-part="caption"]')).toHaveTextContent(/^2 \/ 3 odgrzybianie$/i);
  await userEvent.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
});
