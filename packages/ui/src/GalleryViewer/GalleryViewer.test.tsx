import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { arrive } from '../../../../tools/testing/arrive.js';
import { GalleryViewer } from './GalleryViewer.js';
import type { GalleryItem, GalleryViewerProps } from './types.js';

// Fetched and compiled before the first test, which would else wait for it.
beforeAll(() => import('./Viewer.js'));

// jsdom has no layout, so nothing ever comes into view by itself.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
  cleanup();
  // A viewer that a test left open takes its entry back in its own time, which is not to be the next test's.
  await waitFor(() => expect(history.state).toBeNull());
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

async function openViewer(title: string, props?: Partial<GalleryViewerProps>) {
  render(
    <StrictMode>
      <GalleryViewer items={items} {...props} />
    </StrictMode>,
  );
  await userEvent.click(thumbnail(title));
  return screen.findByRole('dialog');
}

const status = () => screen.getByRole('status');
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('every picture is in the list with its alternative text, its title and a button', () => {
  render(<GalleryViewer items={items} />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(thumbnail('Kuny')).toHaveAttribute('aria-haspopup', 'dialog');
  expect(thumbnail('Kuny')).toHaveTextContent('Kuny');
});

/** What the server sends, as a browser reads it. */
const sent = (props?: Partial<GalleryViewerProps>) => {
  const html = renderToString(<GalleryViewer items={items} {...props} />);
  return new DOMParser().parseFromString(html, 'text/html');
};

test('the server sends every picture with what the browser opens by itself, and a link for one that opens nothing', () => {
  const page = sent();
  for (const [index, { src, alt, title }] of items.entries()) {
    const item = page.querySelectorAll('li')[index]!;
    const button = item.querySelector<HTMLButtonElement>('figcaption button')!;
    const view = page.getElementById(button.getAttribute('popovertarget')!)!;
    expect([...item.querySelectorAll('img')].map((image) => image.alt)).toEqual([alt, alt]);
    expect(view.getAttribute('popover')).toBe('auto');
    expect(view.textContent).toContain(`${index + 1} / 3 ${title}`);
    const nameOf = (selector: string) => view.querySelector(`button${selector}`)?.getAttribute('aria-label');
    expect(nameOf('[autofocus]')).toBe('Następne zdjęcie');
    expect(nameOf(`[popovertarget="${view.id}"]:not([aria-hidden])`)).toBe('Zamknij');
    expect(item.querySelector('a')?.getAttribute('href')).toBe(src);
  }
  // A strict content security policy would leave it out.
  expect(page.querySelector('[style]')).toBeNull();
});

test('the server’s HTML comes alive without a warning, and its buttons are no longer the browser’s', async () => {
  arrive(<GalleryViewer items={items} />);
  await waitFor(() => expect(thumbnail('Odgrzybianie')).not.toHaveAttribute('popovertarget'));
  const complaint = vi.spyOn(console, 'error');
  await userEvent.click(thumbnail('Odgrzybianie'));
  expect(await screen.findByRole('dialog', { name: 'Podgląd zdjęć' })).toBeVisible();
  expect(complaint).not.toHaveBeenCalled();
});

test('a thumbnail opens its picture in a dialog that says which of how many it is', async () => {
  const dialog = await openViewer('Odgrzybianie');
  expect(dialog).toHaveAccessibleName('Podgląd zdjęć');
  expect(dialog).toHaveAccessibleDescription('2 / 3 Odgrzybianie');
  expect(within(dialog).getByRole('img', { name: 'Rysunek: Odgrzybianie' })).toHaveAttribute('src', '/2.jpg');
});

test('next after the last is the first, previous before the first is the last', async () => {
  await openViewer('Kuny');
  await click('Następne zdjęcie');
  expect(status()).toHaveTextContent('1 / 3 Pluskwy');
  await click('Poprzednie zdjęcie');
  expect(status()).toHaveTextContent('3 / 3 Kuny');
});

test('each change is one change of the announced line', async () => {
  await openViewer('Pluskwy');
  const line = status();
  const announced: (string | null)[] = [];
  const observer = new MutationObserver(() => announced.push(line.textContent));
  observer.observe(line, { subtree: true, childList: true, characterData: true });
  await click('Następne zdjęcie');
  await click('Następne zdjęcie');
  expect(announced).toEqual(['2 / 3 Odgrzybianie', '3 / 3 Kuny']);
  observer.disconnect();
});

test('arrows, Home and End leaf; keys held with Alt are left to the browser', async () => {
  await openViewer('Pluskwy');
  await userEvent.keyboard('{ArrowRight}');
  expect(status()).toHaveTextContent('2 / 3');
  await userEvent.keyboard('{End}');
  expect(status()).toHaveTextContent('3 / 3');
  await userEvent.keyboard('{Home}');
  expect(status()).toHaveTextContent('1 / 3');
  await userEvent.keyboard('{ArrowLeft}');
  expect(status()).toHaveTextContent('3 / 3');
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(status()).toHaveTextContent('3 / 3');
});

test('Tab leads round its buttons and never out of it', async () => {
  const dialog = await openViewer('Pluskwy');
  const names = [];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label'));
  }
  expect(names).toEqual(['Zamknij', 'Poprzednie zdjęcie', 'Następne zdjęcie']);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(within(dialog).getByRole('button', { name: 'Następne zdjęcie' })).toHaveFocus();
});

test('where lines are read from the right, the left arrow and a swipe to the right lead on', async () => {
  document.documentElement.dir = 'rtl';
  const dialog = await openViewer('Pluskwy');
  await userEvent.keyboard('{ArrowLeft}');
  expect(status()).toHaveTextContent('2 / 3');
  swipe(dialog, 60, 0);
  expect(status()).toHaveTextContent('3 / 3');
});

/** A finger that goes down at 300, 300 and comes up that far from there. */
function swipe(dialog: HTMLElement, x: number, y: number, { duration = 200, fingers = 1 } = {}) {
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
])('a swipe %s', async (_, x, y, manner, counter) => {
  const dialog = await openViewer('Odgrzybianie');
  swipe(dialog, x, y, manner);
  expect(status()).toHaveTextContent(counter);
});

test('in a picture zoomed by pinching, a finger looks around', async () => {
  vi.stubGlobal('visualViewport', { scale: 2 });
  const dialog = await openViewer('Pluskwy');
  swipe(dialog, -120, 0);
  expect(status()).toHaveTextContent('1 / 3');
});

test('Esc closes it, and the focus returns to the thumbnail of the picture last seen', async () => {
  await openViewer('Pluskwy');
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(thumbnail('Odgrzybianie')).toHaveFocus());
});

test('the close button closes it, and the focus returns to the thumbnail that opened it', async () => {
  await openViewer('Kuny');
  await click('Zamknij');
  await waitFor(() => expect(thumbnail('Kuny')).toHaveFocus());
});

test('a click beside the picture closes it, a click on the picture or its title does not', async () => {
  const dialog = await openViewer('Pluskwy');
  await userEvent.click(within(dialog).getByRole('img'));
  await userEvent.click(status());
  expect(dialog).toBeVisible();
  await userEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('it opens again where the visitor asks', async () => {
  await openViewer('Pluskwy');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(thumbnail('Kuny'));
  expect(await screen.findByRole('status')).toHaveTextContent('3 / 3');
});

test('all else is inert and still while it is open, and as it was afterwards', async () => {
  const others = ['focus stop of another dialog', 'inert already'].map((name) => {
    const other = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => other.remove());
    return Object.assign(other, { textContent: name });
  });
  others[0]?.setAttribute('data-radix-focus-guard', '');
  others[1]?.setAttribute('inert', '');
  const before = others.map(({ outerHTML }) => outerHTML);

  const dialog = await openViewer('Pluskwy');
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  for (const element of document.body.children)
    expect(element.hasAttribute('inert')).toBe(element !== dialog);
  expect(others[0]).toHaveProperty('tabIndex', 0);

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  expect(others.map(({ outerHTML }) => outerHTML)).toEqual(before);
});

describe('the list changes while a picture is open', () => {
  const numbered = ['Pluskwy', 'Odgrzybianie', 'Kuny', 'Myszy'].map((title) => ({
    ...items[0]!,
    id: title,
    title,
  }));

  async function openThenKeep(opened: string, ...kept: string[]) {
    const { rerender } = render(<GalleryViewer items={numbered} />);
    await userEvent.click(thumbnail(opened));
    await screen.findByRole('dialog');
    rerender(<GalleryViewer items={numbered.filter(({ title }) => kept.includes(title))} />);
    return { rerender };
  }

  test('it stays on its picture where others go', async () => {
    await openThenKeep('Kuny', 'Odgrzybianie', 'Kuny', 'Myszy');
    expect(status()).toHaveTextContent('2 / 3 Kuny');
    await click('Następne zdjęcie');
    expect(status()).toHaveTextContent('3 / 3 Myszy');
  });

  test('it goes on to the next where its own picture goes', async () => {
    await openThenKeep('Odgrzybianie', 'Pluskwy', 'Kuny', 'Myszy');
    expect(status()).toHaveTextContent('2 / 3 Kuny');
  });

  test('it shows the last that is left where all behind it go', async () => {
    await openThenKeep('Myszy', 'Pluskwy');
    expect(status()).toHaveTextContent('1 / 1 Pluskwy');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(thumbnail('Pluskwy')).toHaveFocus());
  });

  test('it closes where none is left, and stays closed where they come back', async () => {
    const { rerender } = await openThenKeep('Pluskwy');
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<GalleryViewer items={numbered} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the history of the browser', () => {
  const entries = () => history.length;
  const entered = () => waitFor(() => expect(history.state).toHaveProperty('tarczaViewer'));
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('Back closes it, and the focus returns to the thumbnail of the picture last seen', async () => {
    await openViewer('Pluskwy');
    await userEvent.keyboard('{ArrowRight}');
    await entered();
    history.back();
    await gone();
    expect(thumbnail('Odgrzybianie')).toHaveFocus();
  });

  test('Forward opens it again where it was', async () => {
    await openViewer('Pluskwy');
    await userEvent.keyboard('{End}');
    await entered();
    history.back();
    await gone();
    history.forward();
    expect(await screen.findByRole('status')).toHaveTextContent('3 / 3 Kuny');
  });

  test('any other way to close it takes its entry back', async () => {
    const address = location.href;
    await openViewer('Pluskwy');
    await entered();
    expect(location.href).toBe(address);
    const opened = entries();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(history.state).toBeNull());

    // The next one takes the place of the first: Back never has more than one to close.
    await userEvent.click(thumbnail('Kuny'));
    await screen.findByRole('dialog');
    await entered();
    expect(entries()).toBe(opened);
  });

  test('opened again before its entry was taken back, it stays open and has one', async () => {
    await openViewer('Pluskwy');
    await entered();
    const moved = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
    fireEvent.click(thumbnail('Kuny'));
    await screen.findByRole('dialog');
    await moved;
    expect(status()).toHaveTextContent('3 / 3 Kuny');
    await entered();
    history.back();
    await gone();
  });

  test('a router keeps what it wrote there, and nothing closes behind its back', async () => {
    history.replaceState({ idx: 4, key: 'k' }, '');
    const { unmount } = render(<GalleryViewer items={items} />);
    await userEvent.click(thumbnail('Kuny'));
    await screen.findByRole('dialog');
    await entered();
    expect(history.state).toMatchObject({ idx: 4, key: 'k' });

    // The router leads elsewhere.
    history.pushState({ idx: 5, key: 'l' }, '', '/kontakt');
    unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect(location.pathname).toBe('/kontakt');
    history.replaceState(null, '', '/');
  });

  test('a gallery that goes while it is open takes its entry along', async () => {
    await openViewer('Kuny');
    await entered();
    cleanup();
    await waitFor(() => expect(history.state).toBeNull());
  });

  test('the gallery that comes in the place of an open one stays open, and Back closes it', async () => {
    await openViewer('Kuny');
    await entered();
    const moved = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    cleanup();
    render(<GalleryViewer items={items} />);
    fireEvent.click(thumbnail('Pluskwy'));
    await screen.findByRole('dialog');
    await moved;
    expect(status()).toHaveTextContent('1 / 3 Pluskwy');
    await entered();
    history.back();
    await gone();
  });
});

test('the neighbours are fetched once the picture itself is there', async () => {
  const dialog = await openViewer('Pluskwy');
  const pictures = () => [...dialog.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures()).toEqual(['/1.jpg']);
  fireEvent.load(within(dialog).getByRole('img'));
  expect(pictures()).toEqual(['/1.jpg', '/2.jpg', '/3.jpg']);
  expect(within(dialog).getAllByRole('img')).toHaveLength(1);
  expect(dialog.querySelector('source')).toHaveAttribute('srcset', items[0]?.avif);
});

test('the picture that is shown comes before its neighbours', async () => {
  const dialog = await openViewer('Pluskwy');
  fireEvent.load(within(dialog).getByRole('img'));
  const priorities = () =>
    [...dialog.querySelectorAll('img')].map((image) => image.getAttribute('fetchpriority'));
  expect(priorities()).toEqual(['high', 'low', 'low']);
  await userEvent.keyboard('{ArrowRight}');
  expect(priorities()).toEqual(['low', 'high', 'low']);
});

test('one picture alone has neither arrows nor a hint', async () => {
  const dialog = await openViewer('Pluskwy', { items: items.slice(0, 1) });
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  expect(within(dialog).getByRole('button', { name: 'Zamknij' })).toHaveFocus();
  expect(within(dialog).queryByText(/Przesuń palcem/)).toBeNull();
});

test('another language brings its own words', async () => {
  render(
    <GalleryViewer
      items={items}
      labels={{
        open: 'Enlarge {title}',
        dialog: 'Pictures',
        previous: 'Previous',
        next: 'Next',
        close: 'Close',
        counter: (n, total) => `${n} of ${total}`,
        swipeHint: 'Swipe for more',
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge Kuny' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pictures' });
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Close', 'Previous', 'Next']);
  expect(status()).toHaveTextContent('3 of 3');
  expect(within(dialog).getByText('Swipe for more')).toBeInTheDocument();
});

test('a word that is left undefined keeps its default', async () => {
  const words = ['open', 'dialog', 'previous', 'next', 'close', 'counter', 'swipeHint', 'failed'] as const;
  const dialog = await openViewer('Pluskwy', {
    labels: Object.fromEntries(words.map((word) => [word, undefined])),
  });
  expect(dialog).toHaveAccessibleName('Podgląd zdjęć');
  expect(dialog).toHaveAccessibleDescription('1 / 3 Pluskwy');
  for (const name of ['Poprzednie zdjęcie', 'Następne zdjęcie', 'Zamknij']) {
    expect(within(dialog).getByRole('button', { name })).toBeVisible();
  }
});

/** jsdom knows no popovers: what it lacks of them, for as long as a test lasts. */
function withPopovers() {
  const open = new Set<Element>();
  const become = (now: boolean) =>
    function (this: HTMLElement) {
      if (now) open.add(this);
      else if (open.delete(this)) this.dispatchEvent(new Event('toggle'));
    };
  const known = {
    showPopover: become(true),
    hidePopover: become(false),
    getClientRects(this: Element) {
      return open.has(this) ? [{}] : [];
    },
  };
  for (const [name, value] of Object.entries(known))
    Object.defineProperty(HTMLElement.prototype, name, { value, configurable: true });
  for (const prototype of [Element.prototype, HTMLImageElement.prototype])
    Object.assign(prototype, { getAnimations: () => [], decode: async () => {} });
  onTestFinished(() => {
    for (const name of Object.keys(known)) Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
    for (const prototype of [Element.prototype, HTMLImageElement.prototype])
      Reflect.deleteProperty(prototype, 'decode');
  });
  return open;
}

/** The first view of a picture, which the browser has not shown in jsdom, whatever it is. */
const firstView = (title: string) => thumbnail(title).closest('li')!.querySelector<HTMLElement>('[popover]')!;

const aTask = () => new Promise((done) => setTimeout(done));
const aFrame = () => new Promise(requestAnimationFrame);

/** The dialog of React, which lies beside the page. */
const viewerOfReact = () => document.querySelector<HTMLElement>('body > [role="dialog"]');

describe('a picture that the browser opened before React came', () => {
  const openByBrowser = (title: string) => () => firstView(title).showPopover();

  test('is taken over: the same picture, with the focus, and then no longer covered', async () => {
    const open = withPopovers();
    arrive(<GalleryViewer items={items} />, openByBrowser('Odgrzybianie'));
    const view = firstView('Odgrzybianie');
    await waitFor(() => expect(viewerOfReact()).toHaveTextContent('2 / 3 Odgrzybianie'));
    expect(within(viewerOfReact()!).getByRole('button', { name: 'Następne zdjęcie' })).toHaveFocus();
    await aFrame();
    expect(open).toContain(view);
    fireEvent.load(within(viewerOfReact()!).getByRole('img'));
    await waitFor(() => expect(open).not.toContain(view));
    expect(viewerOfReact()).toBeVisible();
    expect(viewerOfReact()?.style.opacity).toBe('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(thumbnail('Odgrzybianie')).toHaveFocus());
  });

  test('does not fade in once more beneath what the browser shows', async () => {
    const open = withPopovers();
    const lasting = (endTime: number) => ({
      effect: { getComputedTiming: () => ({ endTime }) },
      finish: vi.fn<() => void>(),
      finished: new Promise(() => {}),
    });
    const [endless, fade] = [lasting(Infinity), lasting(300)];
    Object.assign(Element.prototype, { getAnimations: () => [endless, fade] });
    arrive(<GalleryViewer items={items} />, openByBrowser('Odgrzybianie'));
    await waitFor(() => expect(viewerOfReact()).toHaveTextContent('2 / 3 Odgrzybianie'));
    fireEvent.load(within(viewerOfReact()!).getByRole('img'));
    await waitFor(() => expect(open.size).toBe(0));
    expect(fade.finish).toHaveBeenCalledOnce();
    expect(endless.finish).not.toHaveBeenCalled();
  });

  test('stays closed where the visitor has closed it before the viewer is there', async () => {
    withPopovers();
    arrive(<GalleryViewer items={items} />, openByBrowser('Odgrzybianie'));
    firstView('Odgrzybianie').hidePopover();
    await import('./Viewer.js');
    await aTask();
    expect(viewerOfReact()).toBeNull();
  });

  test('is left for the next one where that was pressed meanwhile', async () => {
    withPopovers();
    arrive(<GalleryViewer items={items} />, openByBrowser('Odgrzybianie'));
    const next = firstView('Odgrzybianie').querySelector('[aria-label="Następne zdjęcie"]')!;
    fireEvent.click(next);
    expect(next).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(viewerOfReact()).toHaveTextContent('3 / 3 Kuny'));
    await aTask();
    expect(viewerOfReact()).toHaveTextContent('3 / 3 Kuny');
    expect(next).not.toHaveAttribute('aria-busy');
  });

  test('stays closed, too, where the next one was pressed before it was closed', async () => {
    withPopovers();
    arrive(<GalleryViewer items={items} />, openByBrowser('Odgrzybianie'));
    firstView('Odgrzybianie').hidePopover();
    fireEvent.click(firstView('Odgrzybianie').querySelector('[aria-label="Następne zdjęcie"]')!);
    await import('./Viewer.js');
    await aTask();
    expect(viewerOfReact()).toBeNull();
  });

  describe('and whose full picture is long in coming', () => {
    async function openCovered() {
      const open = withPopovers();
      vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}));
      arrive(<GalleryViewer items={items} />, openByBrowser('Odgrzybianie'));
      await waitFor(() => expect(viewerOfReact()).toHaveTextContent('2 / 3 Odgrzybianie'));
      expect(viewerOfReact()?.style.opacity).toBe('0');
      return open;
    }

    test('gives way to the next one', async () => {
      const open = await openCovered();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(viewerOfReact()?.style.opacity).toBe(''));
      expect(viewerOfReact()).toHaveTextContent('3 / 3 Kuny');
      expect(open.size).toBe(0);
    });

    test('closes with the viewer, and Forward shows that', async () => {
      const open = await openCovered();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(viewerOfReact()).toBeNull());
      expect(open.size).toBe(0);
      await waitFor(() => expect(history.state).toBeNull());
      history.forward();
      await waitFor(() => expect(viewerOfReact()).toHaveTextContent('2 / 3 Odgrzybianie'));
      expect(viewerOfReact()?.style.opacity).toBe('');
    });
  });

  test('is not taken from under a finger', async () => {
    withPopovers();
    let pressed = true;
    const view = () => firstView('Kuny');
    arrive(<GalleryViewer items={items} />, () => {
      view().showPopover();
      vi.spyOn(view(), 'matches').mockImplementation((selector) => selector === ':active' && pressed);
    });
    await import('./Viewer.js');
    await aTask();
    expect(viewerOfReact()).toBeNull();
    pressed = false;
    fireEvent.pointerUp(view());
    await waitFor(() => expect(viewerOfReact()).toHaveTextContent('3 / 3 Kuny'));
  });
});

test('where the viewer cannot be fetched, the browser shows the picture without it', async () => {
  const open = withPopovers();
  vi.doMock('./Viewer.js', () => {
    throw new Error('offline');
  });
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('./Viewer.js');
    vi.resetModules();
  });
  const { GalleryViewer: Fresh } = await import('./GalleryViewer.js');
  render(<Fresh items={items} />);
  await userEvent.click(thumbnail('Odgrzybianie'));
  await waitFor(() => expect(open).toContain(firstView('Odgrzybianie')));
  expect(thumbnail('Odgrzybianie')).not.toHaveAttribute('aria-busy');
});

test('a picture that stands in the first screen is fetched with the page, and the others when they come near', () => {
  const [first, ...others] = items;
  const page = sent({ items: [{ ...first!, priority: true }, ...others] });
  const asked = (images: NodeListOf<HTMLImageElement>, name: string) =>
    [...images].map((image) => image.getAttribute(name));
  const thumbnails = page.querySelectorAll<HTMLImageElement>('figure img');
  expect(asked(thumbnails, 'fetchpriority')).toEqual(['high', null, null]);
  expect(asked(thumbnails, 'loading')).toEqual([null, 'lazy', 'lazy']);
  // No browser fetches what it does not show.
  expect(asked(page.querySelectorAll('[popover] img'), 'loading')).toEqual(['lazy', 'lazy', 'lazy']);
});

test('the page gets hold of the list', () => {
  const ref = vi.fn<(list: HTMLUListElement | null) => void>();
  render(<GalleryViewer items={items} ref={ref} />);
  expect(ref).toHaveBeenCalledWith(screen.getByRole('list'));
});
