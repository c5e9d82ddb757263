import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('renders a call button with the number', () => {
  render(page);
  const link = bar().querySelector('a');
  expect(link).toHaveAttribute('href', 'tel:+48600700800');
  expect(link).toHaveTextContent('Zadzwoń teraz 600 700 800');
});

test('is hidden while another call button is in view', () => {
  render(page);
  expect(bar()).toHaveAttribute('data-state', 'visible');
  see(inHero());
  expect(bar()).toHaveAttribute('data-state', 'hidden');
  see(inHero(), false);
  expect(bar()).toHaveAttribute('data-state', 'visible');
});

/** Draws the link in the middle of the window, below what `top` returns. */
function place(top: () => Element | null) {
  vi.spyOn(inHero(), 'getClientRects').mockReturnValue([new DOMRect(10, 10, 200, 44)] as never);
  Object.assign(document, { elementFromPoint: top });
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
}

test.each([
  ['has visibility hidden', { visibility: 'hidden' }],
  ['is transparent', { opacity: '0' }],
  ['is in a transparent part', {}, { opacity: '0.05' }],
  ['is in a part with visibility hidden', {}, { visibility: 'hidden' }],
])('stays visible while the other link %s', (_, own: object, around: object = {}) => {
  render(page);
  Object.assign(inHero().style, own);
  Object.assign(inHero().parentElement!.style, around);
  see(inHero());
  expect(bar()).toHaveAttribute('data-state', 'visible');
});

test('stays visible while the other link is covered or clipped', async () => {
  render(page);
  let top: Element | null = document.body;
  place(() => top);
  see(inHero());
  expect(bar()).toHaveAttribute('data-state', 'visible');

  top = inHero().appendChild(document.createElement('span'));
  await expect.poll(() => bar().dataset['state']).toBe('hidden');
  top = bar();
  fireEvent.scroll(document);
  await expect.poll(() => bar().dataset['state']).toBe('visible');
});

test('is hidden when a style makes the other link visible', async () => {
  render(page);
  inHero().style.opacity = '0';
  see(inHero());
  expect(bar()).toHaveAttribute('data-state', 'visible');
  inHero().style.opacity = '1';
  await expect.poll(() => bar().dataset['state']).toBe('hidden');
});

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
