import type { Page } from 'playwright-core';
import { addressOf, screenOf } from '../support/storyPage.ts';
import type { ScreenReader } from './screenReader.ts';
import type { Heard } from './transcript.ts';
import { closed, opened, type Lead } from './viewer.ts';

/** A story, as Storybook's index has it. */
export interface Story {
  id: string;
  /** The component. */
  title: string;
  name: string;
}

/** More than this many stops say nothing that the first of them did not. */
const mostStops = 12;

/** Keys after the reading and the stops, for those whose words come only when something is pressed. */
const afterwards: Readonly<Record<string, readonly (readonly [key: string, lead?: Lead])[]>> = {
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

/** Resolves when Storybook has rendered the story and run its play function. */
async function finished(page: Page) {
  await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
    };
    return Boolean(channel?.last('storyFinished') ?? channel?.last('playFunctionThrewException'));
  });
}

/** How many stops Tab has on the page, as far as one can tell from outside. */
const stopsOf = (page: Page) =>
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

/** What a story's play had pressed or filled last lets go of the focus: in a field, ctrl+Home is the field's own. */
const letGo = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && !focused.closest('dialog:modal, [role=dialog]')) focused.blur();
    getSelection()?.removeAllRanges();
  });

/** Reads a story in browse mode from its top to its end, goes through its stops, and presses what it names besides. */
export async function readStory(
  { page, open, press, browse, fit }: ScreenReader,
  origin: string,
  { id }: Story,
): Promise<Heard[]> {
  const address = addressOf(origin, id);
  await fit();
  await open(address, finished);
  const screen = await screenOf(page);
  if (screen) {
    await fit(screen);
    await open(address, finished);
  }
  await letGo(page);
  await browse();
  const heard: Heard[] = [];
  const hear = async (key: string, title = key) => {
    heard.push({ key: title, said: await press(key) });
  };
  // Orca says the role of what it did not just come from: from the end to the top it knows where it was.
  await press('ctrl+End');
  await press('ctrl+Home');
  await hear('KP_Add', 'read from the top');
  const stops = Math.min(await stopsOf(page), mostStops);
  if (stops === 0) return heard;
  await press('ctrl+End');
  const start = await press('ctrl+Home');
  const isAtStop = () => page.evaluate(() => document.hasFocus() && document.activeElement !== document.body);
  // A page that begins with a link gives it the focus at once.
  let reached = (await isAtStop()) ? 1 : 0;
  if (reached === 1) heard.push({ key: 'ctrl+Home', said: start });
  for (; reached < stops; reached += 1) {
    const said = await press('Tab');
    // What is left over was no stop after all.
    if (!(await isAtStop())) break;
    heard.push({ key: 'Tab', said });
  }
  for (const [key, lead] of afterwards[id] ?? []) {
    const said = await press(key, lead?.led);
    heard.push({ key, said: lead?.instead ? [lead.instead] : said });
  }
  return heard;
}
