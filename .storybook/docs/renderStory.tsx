import type { ComponentType, ReactNode } from 'react';
import type { Width } from '../toolbar';

type Render = (args: object, context: object) => ReactNode;

interface Story {
  name?: string;
  args?: object;
  render?: Render;
  globals?: Width;
}

/** A file of stories, as it is imported. */
export interface Stories {
  default: Story & { id: string; component: ComponentType };
  [name: string]: Story;
}

/** Renders a story without its decorators and its play function, or, without a name, the args that all stories share. */
export function renderStory(stories: Stories, name = 'default', props: object = {}): ReactNode {
  const { component: Component, ...meta } = stories.default;
  const story = stories[name];
  if (!story) throw new Error(`There is no story "${name}" of ${meta.id}.`);
  const { args, render = meta.render } = story;
  const all = { ...meta.args, ...args, ...props };
  return render ? render(all, { component: Component }) : <Component {...all} />;
}
