import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Language } from '../language';
import { shownCode } from '../shownCode';

interface Part {
  id?: string;
  component?: unknown;
  args?: object;
  globals?: { language?: Language };
  tags?: readonly string[];
  render?: (args: never, context: never) => ReactNode;
  parameters?: { docs?: { source?: { code?: string; without?: readonly string[] } } };
}

/** A story, and the code that a reader copies. */
export interface ShownStory {
  /** Relative to `.storybook`. */
  file: string;
  /** Of its file. */
  id: string;
  name: string;
  component?: unknown;
  language: Language;
  /** Renders the story without its decorators. */
  render: () => ReactNode;
  code: string;
  /** Whether it is only a test. */
  isTest: boolean;
}

const files = import.meta.glob<Record<string, Part>>(
  ['../../packages/ui/src/*/*.stories.tsx', '../docs/Pattern*.stories.tsx'],
  { eager: true },
);

/** All stories with the code that "Show code" has for each. */
export const shownStories: readonly ShownStory[] = Object.entries(files).flatMap(
  ([file, { default: meta = {}, ...stories }]) =>
    Object.entries(stories).map(([name, story]) => {
      const source = { ...meta.parameters?.docs?.source, ...story.parameters?.docs?.source };
      const component = story.component ?? meta.component;
      const language = story.globals?.language ?? meta.globals?.language ?? 'en';
      const args = { ...meta.args, ...story.args };
      const render = story.render ?? meta.render;
      const code = source.code ?? shownCode({ component, args, render, without: source.without, language });
      const rendered = () =>
        render
          ? render(args as never, { component } as never)
          : createElement(component as ComponentType, args);
      return {
        file: file.replace('../', ''),
        id: meta.id ?? '',
        name,
        component,
        language,
        render: rendered,
        code,
        isTest: story.tags?.includes('!dev') ?? false,
      };
    }),
);
