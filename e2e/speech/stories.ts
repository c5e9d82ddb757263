import { readPlayedStory } from '../../tools/audit/pages.ts';
import type { ScreenReader } from './screenReader.ts';
import type { Entry } from './transcript.ts';
import { closed, opened, type KeyEffect } from './viewer.ts';

/** A story of Storybook's index. */
export interface Story {
  id: string;
  /** Component. */
  title: string;
  name: string;
}

/** Maximum number of tab stops to read. */
const mostStops = 12;

/** Further keys, for stories that announce something after an interaction. */
const afterwards: Readonly<Record<string, readonly (readonly [key: string, effect?: KeyEffect])[]>> = {
  'citytile--closed': [['Return'], ['Tab']],
  'contactform--idle': [['Return']],
  'faqgroup--closed': [['Return'], ['Down']],
  'galleryviewer--thumbnails': [['Return', opened], ['Return'], ['Escape', closed]],
};

/** Stories that are read after the first of their component. */
const more = [
  'citytile--open',
  'contactform--errors',
  'faqgroup--open',
  'galleryviewer--open',
  'siteheader--menu-open',
];

/** Returns whether a story is read: the first of each component, and some in another state. */
export const isRead = ({ id, title }: Story, _: number, stories: readonly Story[]) =>
  stories.find((story) => story.title === title)?.id === id || more.includes(id);

/** Estimates the number of tab stops on the page. */
const stopsOf = (page: ScreenReader['page']) =>
  page.evaluate(() => {
    const modal = [...document.querySelectorAll('dialog:modal, [role=dialog]')]
      .filter((dialog) => dialog.checkVisibility())
      .at(-1);
    return [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    ).length;
  });

/** Removes the focus of a story's play function. In a field, ctrl+Home would move its caret. */
const removeFocus = (page: ScreenReader['page']) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && !focused.closest('dialog:modal, [role=dialog]')) focused.blur();
    getSelection()?.removeAllRanges();
  });

/** Reads a story in browse mode, visits its tab stops, and presses its further keys. */
export async function readStory(
  { page, open, press, browse, fit }: ScreenReader,
  origin: string,
  { id }: Story,
): Promise<Entry[]> {
  const address = `${origin}/iframe.html?id=${id}&viewMode=story`;
  await fit();
  await open(address, readPlayedStory);
  const screen = (await page.evaluate(readPlayedStory))?.screen;
  if (screen) {
    await fit(screen);
    await open(address, readPlayedStory);
  }
  await removeFocus(page);
  await browse();
  const entries: Entry[] = [];
  const record = async (key: string, title = key) => {
    entries.push({ key: title, announced: await press(key) });
  };
  // Orca announces only what changed. This sets a known previous position.
  await press('ctrl+End');
  await press('ctrl+Home');
  await record('KP_Add', 'read from the top');
  const stops = Math.min(await stopsOf(page), mostStops);
  if (stops === 0) return entries;
  await press('ctrl+End');
  const start = await press('ctrl+Home');
  const isAtStop = () => page.evaluate(() => document.hasFocus() && document.activeElement !== document.body);
  // A link at the start of the page has the focus already.
  let reached = (await isAtStop()) ? 1 : 0;
  if (reached === 1) entries.push({ key: 'ctrl+Home', announced: start });
  for (; reached < stops; reached += 1) {
    const announced = await press('Tab');
    // The estimate was too high.
    if (!(await isAtStop())) break;
    entries.push({ key: 'Tab', announced });
  }
  for (const [key, effect] of afterwards[id] ?? []) {
    const announced = await press(key, effect?.isDone);
    entries.push({ key, announced: effect?.replacement ? [effect.replacement] : announced });
  }
  return entries;
}
