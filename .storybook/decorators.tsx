import type { Args, Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { findLabels } from './labels';
import { applyToPage, themeAttributes, type Globals } from './toolbar';

function Page({ globals, children }: { globals: Globals; children: ReactNode }) {
  useLayoutEffect(() => applyToPage(globals));
  return children;
}

/** Initial values, such as `defaultOpen`, apply to a new component only. */
const getInitialValues = (args: Args) =>
  JSON.stringify(Object.entries(args).filter(([name]) => name.startsWith('default')));

/** Applies the globals: on the page of a story to the document, on a docs page to an element. */
export const withGlobals: Decorator = (Story, { args, globals, viewMode }) => {
  const chosen = globals as unknown as Globals;
  const story = <Story key={getInitialValues(args)} />;
  if (viewMode !== 'docs') return <Page globals={chosen}>{story}</Page>;
  return (
    <div {...themeAttributes(chosen)} lang={chosen.language} dir={chosen.direction} className="specimen">
      {story}
    </div>
  );
};

/** Gives components the labels of a language, except those that the story sets. */
export const withLabels: Decorator = (Story, { args, globals, componentId }) => {
  const labels = findLabels(componentId, globals['language'] as string);
  if (!labels) return <Story />;
  const english = findLabels(componentId, 'en') as Record<string, unknown>;
  const own = Object.entries(args['labels'] ?? {}).filter(([name, label]) => label !== english[name]);
  return <Story args={{ ...args, labels: { ...labels, ...Object.fromEntries(own) } }} />;
};

/** Renders a story in a container that is at most as wide as its parameter `width`. */
export const withWidth: Decorator = (Story, { parameters }) => {
  const { width } = parameters as { width?: string };
  return width ? (
    <div style={{ maxWidth: width }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
};
