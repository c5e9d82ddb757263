import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../site/src/theme/fonts.css';
import preview from '../preview';
import { widths } from '../toolbar';

/**
 * The stories in the picture of a component, in this order. The first one is played and as wide as the page. A component
 * that is not named shows all its stories.
 */
const variants: Readonly<Record<string, readonly string[]>> = {
  ActionLink: ['Quiet', 'Action', 'OnTheBrand'],
  ArticleCard: ['Featured', 'Plain', 'WithPicture', 'WithLists', 'TitleAndTextAlone'],
  Breadcrumbs: ['OneStep', 'TwoSteps'],
  CallBar: ['Visible'],
  CityTile: ['Open'],
  ContactForm: ['Errors', 'MoreFields', 'Photos'],
  FaqGroup: ['AnswerOfNodes', 'WithIcon'],
  Figures: ['Large', 'Medium', 'Regular'],
  GalleryViewer: ['Open'],
  Hero: ['First', 'BelowBreadcrumbs', 'WithoutPicture', 'TitleAlone'],
  LazyImage: ['Loaded', 'Failed'],
  LinkList: ['Columns', 'Lines'],
  MessageButton: ['WhatsApp', 'Sms'],
  Notice: ['Promotion', 'Urgent', 'WithAnAction'],
  PhoneButton: ['Focused', 'Action', 'Urgent', 'Quiet', 'Brand', 'Large', 'Wide', 'NumberHidden'],
  PriceTable: ['Lines', 'OnePrice'],
  Prose: ['Reading', 'Regular'],
  Section: ['Plain', 'Sunken', 'Brand', 'WithoutLead'],
  ServiceCard: ['Plain', 'Urgent', 'WithEverything', 'WithPictureAndFoot', 'WithChildren'],
  SiteFooter: ['Whole', 'NameAlone'],
  SiteHeader: ['Whole', 'LogoAndSeveralNumbers', 'MenuAlone'],
  Steps: ['Six'],
  Toasts: ['Several'],
};

type Story = ComponentType & {
  storyName: string;
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
  parameters: { layout?: string };
  globals: { viewport?: { value: keyof typeof widths } };
};

setProjectAnnotations(preview);

const files = import.meta.glob<object>('../../packages/ui/src/*/*.stories.tsx', { eager: true });

const pictures = Object.entries(files).flatMap(([path, file]) =>
  ['light', 'dark', 'forced'].map((mode) => {
    const component = path.split('/').at(-2) ?? '';
    const initialGlobals = { theme: 'site', scheme: mode === 'dark' ? 'dark' : 'light' };
    const all = composeStories(file as never, { initialGlobals }) as Record<string, Story>;
    const names = variants[component] ?? Object.keys(all);
    const missing = names.find((name) => !(name in all));
    if (missing) throw new Error(`${path} has no story ${missing}. Change \`variants\` in pictures.test.ts.`);
    return { name: `${component}-${mode}`, mode, stories: names.map((name) => all[name]!) };
  }),
);

const minHeight = 480;
const fontFamily = "'Tarcza Sans', 'DejaVu Sans'";
let fontsDiffer = false;

beforeAll(async () => {
  const style = document.createElement('style');
  // The pictures in forced colours are in Storybook, on the page of each component.
  style.textContent = `html { min-height: 100vh } * { font-family: ${fontFamily} !important }
    @media (forced-colors: active) {
      [data-story]::before { content: 'Story: ' attr(data-story); display: block; margin-bottom: 8px; font-size: 14px }
    }`;
  document.head.append(style);
  await document.fonts.load(`16px ${fontFamily}`);
});

/** Renders and plays the first story, then renders the others in two columns, or in one if they are full screen. */
async function show(stories: readonly Story[]) {
  const [first, ...others] = stories as readonly [Story, ...Story[]];
  const fullscreen = first.parameters.layout === 'fullscreen';
  const grid = document.createElement('div');
  grid.style.cssText = `display: grid; gap: 16px; grid-template-columns: repeat(${fullscreen ? 1 : 2}, minmax(0, 1fr))`;
  grid.innerHTML = '<div style="grid-column: 1 / -1"></div><div style="display: contents"></div>';
  document.body.style.cssText = `box-sizing: border-box; padding: ${fullscreen ? 0 : 16}px`;
  document.body.append(grid);
  const [canvasElement, rest] = grid.children as unknown as [HTMLElement, HTMLElement];
  const root = createRoot(rest);
  onTestFinished(() => {
    root.unmount();
    grid.remove();
  });
  canvasElement.dataset['story'] = first.storyName;
  await first.run({ canvasElement });
  flushSync(() =>
    root.render(
      others.map((story) =>
        createElement('div', { key: story.storyName, 'data-story': story.storyName }, createElement(story)),
      ),
    ),
  );
}

test('fonts render as on the system that CONTRIBUTING.md names', async ({ onTestFailed }) => {
  onTestFailed(() => {
    fontsDiffer = true;
  });
  const sample = document.createElement('div');
  sample.style.cssText = 'width: 480px; background: #fff; color: #111';
  sample.innerHTML = '<p>Zażółć gęślą jaźń 0123456789</p><p><b>Größe příliš Ґанок → ✓</b></p>';
  document.body.append(sample);
  try {
    await expect(page.elementLocator(sample)).toMatchScreenshot('fonts');
  } finally {
    sample.remove();
  }
});

/** Turns Chromium's emulation of forced colours on or off. */
const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

test.for(pictures)('$name', async ({ name, mode, stories }, { skip }) => {
  skip(fontsDiffer, 'fonts render differently here, see CONTRIBUTING.md');
  await forceColours(mode === 'forced' ? 'active' : 'none');
  const { width } = widths[stories[0]!.globals.viewport?.value ?? 'desktop'].styles;
  await page.viewport(Number.parseInt(width, 10), minHeight);
  await show(stories);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await page.viewport(Number.parseInt(width, 10), Math.max(minHeight, document.documentElement.scrollHeight));
  // To the first control.
  if (mode === 'forced') await userEvent.keyboard('{Tab}');
  scrollTo(0, 0);
  await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(name);
});
