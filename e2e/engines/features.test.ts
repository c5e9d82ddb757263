import { afterEach, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import type { About } from './counts.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What a run says about its engine. */
    engine?: About;
  }
}

const { visit, closePages, about } = openBrowser();
afterEach(closePages);

/** What pages use where it is there, and are complete without: every other test of this run is the proof. */
const spared = [
  'animation to the height of the content (interpolate-size)',
  'speculation rules',
  'dialogs closed by a press beside them (closedby)',
  'buttons that command (commandfor)',
  'moving an element and its state (moveBefore)',
  'transitions between documents (view transitions)',
  'Trusted Types',
  'places beside an anchor (position-area)',
  'layout shifts, reported',
];

test('what it lacks is what pages are complete without', { tags: 'smoke' }, async ({ task }) => {
  const { page } = await visit('/');
  const has = await page.evaluate(() => ({
    'animation to the height of the content (interpolate-size)': CSS.supports(
      'interpolate-size',
      'allow-keywords',
    ),
    'speculation rules': HTMLScriptElement.supports('speculationrules'),
    'dialogs closed by a press beside them (closedby)': 'closedBy' in HTMLDialogElement.prototype,
    'buttons that command (commandfor)': 'commandForElement' in HTMLButtonElement.prototype,
    'moving an element and its state (moveBefore)': 'moveBefore' in Element.prototype,
    'transitions between documents (view transitions)':
      'onpagereveal' in window && 'CSSViewTransitionRule' in window,
    'Trusted Types': 'trustedTypes' in window,
    'places beside an anchor (position-area)': CSS.supports('position-area', 'bottom'),
    'layout shifts, reported': PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
    // Needed everywhere.
    popovers: 'popover' in HTMLElement.prototype,
    'closed parts that are found (hidden=until-found)': 'onbeforematch' in HTMLElement.prototype,
    'parts left out of layout (content-visibility)': CSS.supports('content-visibility', 'hidden'),
    'colours by scheme (light-dark)': CSS.supports('color', 'light-dark(red, blue)'),
    'choices by content (:has)': CSS.supports('selector(:has(a))'),
  }));
  const lacks = Object.entries(has).flatMap(([name, there]) => (there ? [] : [name]));
  task.meta.engine = { ...about(), lacks };
  expect(lacks.filter((name) => !spared.includes(name))).toEqual([]);
});
