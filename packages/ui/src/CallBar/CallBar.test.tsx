import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateFromServer } from '../testing/hydrateFromServer.js';
import { CallBar } from './CallBar.js';

/** Replaces the browser's observer: `see()` reports what has come into view or left it. */
let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
const watched = new Set<Element>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
      disconnect = () => watched.clear();
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const see = (target: Element, isIntersecting = true) => act(() => tell([{ target, isIntersecting }]));
// jsdom's window is as wide as a desktop, where the bar does not show.
const bar = () => screen.getByLabelText('Szybki kontakt');
const inHero = () => document.querySelector<HTMLElement>('main a')!;

const page = (
  <>
    <main>
      <a href="tel:+48600700800">Zadzwoń</a>
    </main>
    <CallBar phone="600 700 800">Zadzwoń teraz</CallBar>
  </>
);

test('is visible in a browser without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(page);
  expect(bar()).toHaveAttribute('data-state', 'visible');
});

test('ignores its own button', () => {
  render(page);
  expect([...watched]).toEqual([inHero()]);
});

test('observes call buttons that are added or removed later', async () => {
  const { rerender } = render(page);
  see(inHero());
  rerender(
    <>
      <main>
        <p>Inna strona</p>
      </main>
      <CallBar phone="600 700 800">Zadzwoń teraz</CallBar>
    </>,
  );
  await expect.poll(() => bar()?.dataset['state']).toBe('visible');
  rerender(page);
  await expect.poll(() => watched).toContain(inHero());
});

test('the server renders it visible, and it hydrates without an error', () => {
  expect(renderToString(page)).toContain('data-state="visible"');
  hydrateFromServer(page);
  expect(bar()).toHaveAttribute('data-state', 'visible');
});
