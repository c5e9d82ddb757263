import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css.js';
import { timeouts } from '../tools/testing/timeouts';
import { chooseControls } from './argTypes';
import { withGlobals, withLabels, withWidth } from './decorators';
import { keepLinksInside } from './keepLinksInside';
import { findLabels } from './labels';
import { ThemedDocs } from './ThemedDocs';
import { globalTypes, initialGlobals, widths } from './toolbar';

// After the handlers of the components, which listen on the root element of React.
document.addEventListener('click', keepLinksInside);
configure({ asyncUtilTimeout: timeouts.wait });

/** Gives components English labels. */
const withEnglishLabels: NonNullable<Preview['argsEnhancers']>[number] = ({ componentId, initialArgs }) => {
  const labels = findLabels(componentId, 'en');
  return labels ? { labels: { ...labels, ...(initialArgs['labels'] as object | undefined) } } : {};
};

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withWidth, withLabels, withGlobals],
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
            ['Docs', 'Theme tool'],
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
  },
};

export default preview;
