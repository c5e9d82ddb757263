import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrive } from '../../../../tools/testing/arrive.js';
import { CallBar } from './CallBar.js';

/** Stands in for the browser's observer: `see()` tells what has come into view or left it. */
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
const inHero = () => document.querySelector('main a')!;

const page = (
  <>
    <main>
      <a href="tel:+48600700800">Zadzwoń</a>
    </main>
    <CallBar phone="600 700 800">Zadzwoń teraz</CallBar>
  </>
);

test('it calls, and says the number', () => {
  render(page);
  const link = bar().querySelector('a');
  expect(link).toHaveAttribute('href', 'tel:+48600700800');
  expect(link).toHaveTextContent('Zadzwoń teraz 600 700 800');
});

test('it steps back while another call button is in view', () => {
  render(page);
  expect(bar()).toHaveAttribute('data-state', 'needed');
  see(inHero());
  expect(bar()).toHaveAttribute('data-state', 'spare');
  see(inHero(), false);
  expect(bar()).toHaveAttribute('data-state', 'needed');
});

test('it does not count itself', () => {
  render(page);
  expect([...watched]).toEqual([inHero()]);
});

test('it knows the buttons of a page that comes later, and forgets those that go', async () => {
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
  await expect.poll(() => bar()?.dataset['state']).toBe('needed');
  rerender(page);
  await expect.poll(() => watched).toContain(inHero());
});

test('the server sends it shown, and React takes it over without a complaint', () => {
  expect(renderToString(page)).toContain('data-state="needed"');
  arrive(page);
  expect(bar()).toHaveAttribute('data-state', 'needed');
});
