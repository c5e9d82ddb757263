import { chromium, type Browser, type FrameLocator, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';

/** Tasks of a designer, each from the start page. */

const { origin, browser: executablePath } = inject('storybook');
/** The interactions allowed for a task, and the time that one takes a person, in s. */
const maxInteractions = 8;
const interactionTime = 1.2;
const results: { task: string; interactions: number; seconds: string; how: string }[] = [];

let browser: Browser;
beforeAll(async () => {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  browser = await chromium.launch({ executablePath, args, timeout: patience.wait });
});
afterAll(async () => {
  await browser.close();
  console.table(results);
});

/** Returns the number of screens to scroll until an element is in view: negative for up. */
const screensAway = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= 0 && Math.min(bottom, top + 40) <= innerHeight) return 0;
    return (top < 0 ? Math.floor(top / innerHeight) : Math.ceil((bottom - innerHeight) / innerHeight)) || 1;
  });

/** Waits until the page no longer moves: a link of the contents list scrolls smoothly. */
const waitForScroll = (target: Locator) =>
  target.evaluate(async (element) => {
    let top = Number.NaN;
    while (top !== element.getBoundingClientRect().top) {
      ({ top } = element.getBoundingClientRect());
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

/** Scrolls the scroll container of an element by a screen. */
function scrollTowards(target: Element, by: number) {
  let box = target.parentElement;
  const scrolls = (around: Element) =>
    around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY);
  while (box && !scrolls(box)) box = box.parentElement;
  const whole = box ?? document.documentElement;
  whole.scrollBy({ top: by * Math.min(whole.clientHeight, innerHeight), behavior: 'instant' });
}

/** Clicks, types and scrolls, and records each interaction. */
class Reader {
  readonly interactions: string[] = [];
  constructor(
    readonly page: Page,
    /** The frame next to the sidebar. */
    readonly preview: FrameLocator,
  ) {}

  /** Scrolls a screen at a time until the element is in view. */
  async see(target: Locator) {
    await target.waitFor();
    await waitForScroll(target);
    for (let screens; (screens = await screensAway(target)) !== 0; ) {
      if (this.interactions.length > maxInteractions)
        throw new Error(`Not in view after: ${this.interactions.join(', ')}`);
      this.interactions.push('scroll');
      await target.evaluate(scrollTowards, Math.sign(screens));
    }
  }

  async click(target: Locator, name: string) {
    await this.see(target);
    await target.click();
    this.interactions.push(name);
  }

  async write(target: Locator, text: string) {
    await this.see(target);
    await target.fill(text);
    this.interactions.push(`write ${text}`);
  }

  /** Chooses in the toolbar: two clicks. */
  async choose(setting: string, value: string) {
    await this.click(this.page.getByRole('button', { name: new RegExp(`^${setting}`) }), setting);
    await this.click(this.page.getByRole('option', { name: value, exact: true }), value);
  }

  /** Follows a link in the frame. */
  follow(name: string) {
    return this.click(this.preview.getByRole('link', { name, exact: true }).first(), name);
  }
}

const tasks: Record<string, (reader: Reader) => Promise<void>> = {
  'find a colour’s value': async (reader) => {
    await reader.follow('Colour roles');
    const row = reader.preview.getByRole('row').filter({ hasText: 'The one thing to do next' });
    await reader.see(row.getByText('#1f4fc4', { exact: true }));
    await reader.see(row.getByText('#a9c1ff', { exact: true }));
  },
  'see all variants of a button in the dark': async (reader) => {
    await reader.follow('PhoneButton');
    await reader.follow('All variants');
    const dark = reader.preview.getByRole('region', { name: 'All variants, dark' });
    await reader.see(dark.getByRole('rowheader', { name: 'action, regular' }));
    await reader.see(dark.getByRole('rowheader', { name: 'brand, wide' }));
  },
  'check a component at 320 px with text of 200 %': async (reader) => {
    await reader.follow('ServiceCard');
    await reader.click(reader.page.getByRole('link', { name: 'Narrow', exact: true }), 'Narrow');
    await reader.choose('Text size', 'Text 200 %');
    await reader.see(reader.preview.getByRole('link', { name: /./ }).first());
    await expect
      .poll(() =>
        reader.preview.locator('html').evaluate(({ style }) => ({ width: innerWidth, size: style.fontSize })),
      )
      .toEqual({ width: 320, size: '200%' });
  },
  'copy a working example': async (reader) => {
    await reader.follow('FaqGroup');
    await reader.click(reader.preview.locator('summary', { hasText: 'Show code' }).first(), 'Show code');
    await reader.click(reader.preview.getByRole('button', { name: 'Copy' }).first(), 'Copy');
    await expect
      .poll(() => reader.page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/import .*FaqGroup.* from '@tarcza\/ui'[\s\S]*<FaqGroup/);
  },
  'compare a theme of one’s own': async (reader) => {
    await reader.follow('theme tool');
    const role = reader.preview.getByRole('group', { name: '--ui-action', exact: true });
    await reader.write(role.getByLabel('Light', { exact: true }), '#b0440d');
    const [light, dark] = ['Scheme: light', 'Scheme: dark'].map((name) =>
      reader.preview.getByRole('region', { name }).getByRole('link', { name: /^Call/ }),
    );
    await reader.see(light!.nth(1));
    await reader.see(dark!.nth(1));
    await expect
      .poll(() => light!.nth(1).evaluate((link) => getComputedStyle(link).backgroundColor))
      .toBe('rgb(176, 68, 13)');
    await reader.see(reader.preview.getByText(/pairs of colours/).first());
    await expect.poll(() => reader.page.url()).toContain('brand:');
  },
  'see a theme of one’s own on all pages': async (reader) => {
    await reader.follow('theme tool');
    const role = reader.preview.getByRole('group', { name: '--ui-action', exact: true });
    await reader.write(role.getByLabel('Light', { exact: true }), '#b0440d');
    await reader.click(reader.preview.getByRole('button', { name: /^Show my theme/ }), 'Show my theme');
    await reader.click(
      reader.page.getByRole('link', { name: 'A service page', exact: true }),
      'A service page',
    );
    const call = reader.preview.frameLocator('iframe').first().getByRole('link', { name: /^Call/ }).first();
    await expect
      .poll(() => call.evaluate((link) => getComputedStyle(link).backgroundColor))
      .toBe('rgb(176, 68, 13)');
  },
  'learn when not to use a component': async (reader) => {
    await reader.follow('CityTile');
    await reader.follow('When to use it');
    await reader.see(reader.preview.getByText('Not for:'));
  },
  'find what is announced on opening': async (reader) => {
    await reader.follow('GalleryViewer');
    await reader.follow('What is announced');
    const transcript = reader.preview
      .locator('details')
      .filter({ has: reader.page.getByText('open', { exact: true }) });
    await reader.click(transcript.locator('summary'), 'open');
    await reader.see(transcript.getByText(/Zamknij push button/));
  },
};

test.skipIf(process.env['DOCS'] === 'short').each(Object.entries(tasks))('%s', async (task, run) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  try {
    context.setDefaultTimeout(patience.wait);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const page = await context.newPage();
    const preview = page.frameLocator('#storybook-preview-iframe');
    await page.goto(origin);
    await preview.getByRole('heading', { level: 1, name: 'Tarcza' }).waitFor();

    const started = Date.now();
    const reader = new Reader(page, preview);
    await run(reader);
    const { interactions } = reader;
    const seconds = (interactions.length * interactionTime + (Date.now() - started) / 1000).toFixed(1);
    results.push({ task, interactions: interactions.length, seconds, how: interactions.join(' → ') });
    expect(interactions.length, interactions.join(', ')).toBeLessThanOrEqual(maxInteractions);
  } finally {
    await context.close();
  }
});
