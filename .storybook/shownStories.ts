import type { ReactNode } from 'react';
import { shownCode } from './shownCode';

interface Part {
  id?: string;
  component?: unknown;
  args?: object;
  render?: (args: never, context: never) => ReactNode;
  parameters?: { docs?: { source?: { code?: string; without?: readonly string[] } } };
}

/** A story, and the code that a reader copies. */
export interface ShownStory {
  file: string;
  /** Of its file. */
  id: string;
  name: string;
  component?: unknown;
  code: string;
}

const files = import.meta.glob<Record<string, Part>>(
  ['../packages/ui/src/*/*.stories.tsx', './docs/Pattern*.stories.tsx'],
  { eager: true },
);

/** All stories with the code that "Show code" has for each. */
export const shownStories: readonly ShownStory[] = Object.entries(files).flatMap(
  ([file, { default: meta = {}, ...stories }]) =>
    Object.entries(stories).map(([name, story]) => {
      const source = { ...meta.parameters?.docs?.source, ...story.parameters?.docs?.source };
      const component = story.component ?? meta.component;
      const code =
        source.code ??
        shownCode({
          component,
          args: { ...meta.args, ...story.args },
          render: story.render ?? meta.render,
          without: source.without,
        });
      return { file, id: meta.id ?? '', name, component: meta.component, code };
    }),
);
