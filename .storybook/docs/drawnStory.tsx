import type { ComponentType, ReactNode } from 'react';
import type { Width } from '../toolbar';

type Render = (args: object, context: object) => ReactNode;

interface Story {
  args?: object;
  render?: Render;
  globals?: Width;
}

/** A file of stories, as it is imported. */
export interface Stories {
  default: Story & { id: string; component: ComponentType };
  [name: string]: Story;
}

/** What a story draws, in the page itself: without its frame and its play. Without a name what all of them share. */
export function drawnStory(stories: Stories, name = 'default', props: object = {}): ReactNode {
  const { component: Component, ...meta } = stories.default;
  const story = stories[name];
  if (!story) throw new Error(`There is no story "${name}" of ${meta.id}.`);
  const { args, render = meta.render } = story;
  const all = { ...meta.args, ...args, ...props };
  return render ? render(all, { component: Component }) : <Component {...all} />;
}
