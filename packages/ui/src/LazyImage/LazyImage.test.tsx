import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateFromServer } from '../testing/hydrateFromServer.js';
import { LazyImage, type LazyImageProps } from './LazyImage.js';

/** Replaces the browser's observer: `comeIntoView()` tells every waiting picture what part of it is in view. */
let watched: { element: Element; tell: (entry: Partial<IntersectionObserverEntry>) => void }[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly callback: (entries: Partial<IntersectionObserverEntry>[]) => void;
      private readonly thresholds: readonly number[];
      constructor(callback: typeof this.callback, { threshold }: { threshold: readonly number[] }) {
        this.callback = callback;
        this.thresholds = threshold;
      }
      observe(element: Element) {
        let passed = 0;
        const tell = (entry: Partial<IntersectionObserverEntry>) => {
          const now = this.thresholds.filter((threshold) => entry.intersectionRatio! >= threshold).length;
          if (now !== passed) this.callback([entry]);
          passed = now;
        };
        watched.push({ element, tell });
      }
      disconnect() {
        watched = [];
      }
    },
  );
});

afterEach(() => {
  watched = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Size = [width: number, height: number];

/** A picture of this size, of which that part is in view. */
function comeIntoView([width, height]: Size = [400, 300], [seenWidth, seenHeight]: Size = [width, height]) {
  const entry = {
    isIntersecting: seenWidth * seenHeight > 0,
    intersectionRatio: (seenWidth * seenHeight) / (width * height),
    boundingClientRect: new DOMRect(0, 0, width, height),
    intersectionRect: new DOMRect(0, 0, seenWidth, seenHeight),
  };
  act(() => watched.forEach(({ tell }) => tell(entry)));
}

const props: LazyImageProps = {
  src: '/dom.jpg',
  srcSet: '/dom-400.jpg 400w, /dom.jpg 1200w',
  avif: '/dom.avif 1200w',
  webp: '/dom.webp 1200w',
  fallback: '/zastepczy.png',
  sizes: '50vw',
  alt: 'Dom',
  width: 1200,
  height: 800,
};

const state = () => document.querySelector('[data-state]')?.getAttribute('data-state');
const formats = () => [...document.querySelectorAll('source')].map((source) => source.type);
const image = () => screen.getByRole('img', { name: 'Dom' });

test.each<[string, Size, Size]>([
  ['smaller than the window', [400, 300], [400, 30]],
  ['20 times as high as the window', [400, 768 * 20], [400, 80]],
  ['20 times as wide as the window', [1024 * 20, 300], [110, 300]],
  ['a strip across 20 windows', [1024 * 20, 40], [1024, 5]],
])('a picture %s loads once a tenth of it, or of the window, shows it', (_, size, seen) => {
  render(
    <StrictMode>
      <LazyImage {...props} />
    </StrictMode>,
  );
  comeIntoView(size, [seen[0], 1]);
  expect(screen.queryByRole('img')).toBeNull();
  comeIntoView(size, seen);
  expect(state()).toBe('loading');
  expect(watched).toHaveLength(0);
});

test('printing loads a waiting picture before the event ends', () => {
  render(<LazyImage {...props} />);
  dispatchEvent(new Event('beforeprint'));
  expect(image()).toHaveAttribute('src', '/dom.jpg');
  expect(image()).not.toHaveAttribute('loading', 'lazy');
});

test('printing loads a lazy picture of the server', () => {
  hydrateFromServer(<LazyImage {...props} />);
  expect(image()).toHaveAttribute('loading', 'lazy');
  dispatchEvent(new Event('beforeprint'));
  expect(image()).toHaveProperty('loading', 'eager');
  expect(state()).toBe('native');
});

test.each<[string, Partial<LazyImageProps>]>([
  ['original', { src: '/ogrod.jpg' }],
  ['widths of the original', { srcSet: '/ogrod-400.jpg 400w' }],
  ['AVIF', { avif: '/ogrod.avif 1200w' }],
  ['WebP', { webp: '/ogrod.webp 1200w' }],
  ['fallback', { fallback: '/inny.png' }],
])('a failed picture loads again with another %s', (_, change) => {
  const { rerender } = render(<LazyImage {...props} priority />);
  for (let tries = 0; tries < 4; tries += 1) fireEvent.error(image());
  expect(state()).toBe('failed');

  rerender(<LazyImage {...props} {...change} priority />);
  expect(state()).toBe('loading');
  expect(formats()).toEqual(['image/avif', 'image/webp']);
  fireEvent.load(image());
  expect(state()).toBe('loaded');
});

test('the server renders a lazy picture that needs no scripting', () => {
  const html = renderToString(<LazyImage {...props} sizes={undefined} />);
  for (const format of ['avif', 'webp'])
    expect(html).toContain(`<source srcSet="/dom.${format} 1200w" type="image/${format}" sizes="100vw"/>`);
  expect(html).toMatch(
    /<img srcSet="[^"]* 1200w" src="\/dom\.jpg" loading="lazy" [^>]*sizes="100vw" alt="Dom" width="1200"/,
  );
  expect(html).toContain('data-state="native"');
});

test('a picture keeps its place while it waits and if all addresses fail, and says so', () => {
  const { container, rerender } = render(<LazyImage {...props} />);
  const place = () => container.querySelector('svg')?.getAttribute('viewBox');
  expect([state(), place()]).toEqual(['waiting', '0 0 1200 800']);
  rerender(<LazyImage {...props} priority />);
  const sources = [1, 2, 3, 4].map(() => {
    const { src, srcset } = image() as HTMLImageElement;
    fireEvent.error(image());
    return [new URL(src).pathname, srcset];
  });
  const original = ['/dom.jpg', props.srcSet];
  expect(sources).toEqual([original, original, original, ['/zastepczy.png', '']]);
  expect([state(), place()]).toEqual(['failed', '0 0 1200 800']);
  expect(container).toHaveTextContent('Błąd ładowania obrazu: Dom');
});

test.each([
  ['still loads', {}, 'native', ['image/avif', 'image/webp']],
  ['has loaded', { complete: true, naturalWidth: 1200 }, 'loaded', ['image/avif', 'image/webp']],
  ['has no width', { complete: true, decode: async () => {} }, 'loaded', ['image/avif', 'image/webp']],
  ['has failed', { complete: true, decode: () => Promise.reject(new Error()) }, 'loading', ['image/webp']],
])('the picture of the server, which %s, hydrates', async (_, element, hydrated, left) => {
  hydrateFromServer(<LazyImage {...props} />, (page) => {
    for (const [name, value] of Object.entries(element))
      Object.defineProperty(page.querySelector('img'), name, { value });
  });
  await act(async () => {});
  expect(state()).toBe(hydrated);
  expect(formats()).toEqual(left);
  fireEvent.load(image());
  expect(state()).toBe('loaded');
});
