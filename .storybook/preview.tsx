import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css.js';
import '../site/src/theme/fonts.css';
import { isolateFrame } from './docs/frame';
import { patience } from '../tools/testing/patience';
import { chooseNodes } from './argTypes';
import { codeOf } from './shownCode';
import { ThemedDocs } from './ThemedDocs';
import { globalTypes, initialGlobals, wearOnPage, worn, type Globals } from './toolbar';
import { widths } from './widths';

void isolateFrame();
configure({ asyncUtilTimeout: patience.wait });

function Page({ globals, lang, children }: { globals: Globals; lang: string; children: ReactNode }) {
  useLayoutEffect(() => wearOnPage(globals, lang));
  return children;
}

/** A story alone is the page. Among others on a docs page it wears its theme by itself: it may ask for a scheme of its own. */
const wearTheme: Decorator = (Story, { globals, viewMode, parameters }) => {
  const chosen = globals as unknown as Globals;
  const { language } = parameters as { language: string };
  if (viewMode === 'docs') {
    return (
      <div
        {...worn(chosen)}
        lang={language}
        dir={chosen.direction}
        style={{ margin: '-30px -20px', padding: '30px 20px' }}
      >
        <Story />
      </div>
    );
  }
  return (
    <Page globals={chosen} lang={language}>
      <Story />
    </Page>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [wearTheme],
  argTypesEnhancers: [chooseNodes],
  parameters: {
    // Of a story's words. Its direction is the toolbar's, or a global of the story.
    language: 'pl',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
      },
    },
    controls: { expanded: true },
    docs: {
      container: ThemedDocs,
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, .sb-unstyled *' },
      source: { language: 'tsx', type: 'code', transform: (_: string, story: StoryContext) => codeOf(story) },
    },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          ['All components', 'Getting started', 'Functions and providers'],
          'Foundations',
          ['Colour roles', 'Type', 'Space', 'Motion', 'Icons', 'Wording', 'Theming'],
          'Components',
          'Patterns',
          [
            'A service page',
            'A town page',
            'A contact page',
            'An urgent page',
            'A form that failed',
            'A list of cities',
          ],
          'Accessibility',
          ['Conformance report', 'Journeys'],
        ],
      },
    },
    viewport: { options: widths },
    chromatic: {
      modes: {
        'light 1280': { theme: 'brandless', scheme: 'light', viewport: 'desktop' },
        'dark 1280': { theme: 'site', scheme: 'dark', viewport: 'desktop' },
        'light 320': { theme: 'site', scheme: 'light', viewport: 'mobile1' },
        'dark 320': { theme: 'brandless', scheme: 'dark', viewport: 'mobile1' },
        'forced colours 1280': {
          theme: 'site',
          scheme: 'light',
          viewport: 'desktop',
          forcedColors: 'active',
        },
        'right to left 1280': { theme: 'brandless', scheme: 'light', viewport: 'desktop', direction: 'rtl' },
      },
    },
  },
};

export default preview;
