import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { hydrateFromServer } from '../testing/hydrateFromServer.js';
import { LazyImage, type LazyImageProps } from './LazyImage.js';

// jsdom has none. Nothing comes into view.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = () => {};
    disconnect = () => {};
  },
);

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

const addresses = ['src', 'srcSet', 'avif', 'webp', 'fallback'];

test.each(addresses)('a failed picture loads again with another %s', (name) => {
  const { rerender } = render(<LazyImage {...props} priority />);
  for (let tries = 0; tries < 4; tries += 1) fireEvent.error(image());
  expect(state()).toBe('failed');

  rerender(<LazyImage {...props} {...{ [name]: '/ogrod.jpg 400w' }} priority />);
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
