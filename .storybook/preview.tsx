import type { Args, Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import type { ArgsEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css.js';
import '../site/src/theme/fonts.css';
import { keepLinksInside } from './keepLinksInside';
import { timeouts } from '../tools/testing/timeouts';
import { chooseControls } from './argTypes';
import { findLabels } from './labels';
import { ThemedDocs } from './ThemedDocs';
import { globalTypes, initialGlobals, applyToPage, themeAttributes, widths, type Globals } from './toolbar';

// After the handlers of the components, which listen on the root element of React.
document.addEventListener('click', keepLinksInside);
configure({ asyncUtilTimeout: timeouts.wait });

function Page({ globals, children }: { globals: Globals; children: ReactNode }) {
  useLayoutEffect(() => applyToPage(globals));
  return children;
}

/** Initial values, such as `defaultOpen`, apply to a new component only. */
const getInitialValues = (args: Args) =>
  JSON.stringify(Object.entries(args).filter(([name]) => name.startsWith('default')));

/** Applies the globals: on the page of a story to the document, on a docs page to an element. */
const withGlobals: Decorator = (Story, { args, globals, viewMode, componentId }) => {
  const chosen = globals as unknown as Globals;
  const polish = chosen.language === 'pl' && findLabels(componentId)?.['Polski'];
  const story = <Story key={getInitialValues(args)} args={polish ? { ...args, labels: polish } : args} />;
  if (viewMode !== 'docs') return <Page globals={chosen}>{story}</Page>;
  return (
    <div
      {...themeAttributes(chosen)}
      lang={chosen.language}
      dir={chosen.direction}
      style={{ margin: '-30px -20px', padding: '30px 20px' }}
    >
      {story}
    </div>
  );
};

/** Gives components English labels, except in Polish stories. */
const withEnglishLabels: ArgsEnhancer = ({ componentId, initialArgs }) => {
  const labels = findLabels(componentId)?.['English'];
  return labels ? { labels: { ...labels, ...(initialArgs['labels'] as object | undefined) } } : {};
};

/** Renders a story in a container that is at most as wide as its parameter `width`. */
const withWidth: Decorator = (Story, { parameters }) => {
  const { width } = parameters as { width?: string };
  return width ? (
    <div style={{ maxWidth: width }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
};

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withWidth, withGlobals],
  argTypesEnhancers: [chooseControls],
  argsEnhancers: [withEnglishLabels],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
      },
    },
    controls: { expanded: true },
    docs: {
      container: ThemedDocs,
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, .sb-unstyled *, [id^=other-names]' },
      source: { language: 'tsx' },
    },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          ['Overview', 'Getting started', 'Functions and providers', 'Not in this library', 'Changelog'],
          'Foundations',
          [
            'Colour roles',
            'Type',
            'Spacing',
            'Motion',
            'Icons',
            'Wording',
            'Design tokens',
            'Theming',
            ['Docs', 'Theme Tool'],
          ],
          // Before the components, whose story “Focused” a search for “focus” finds as well.
          'Accessibility',
          ['Conformance statement', 'Screen reader journeys'],
          'Components',
          'Patterns',
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
