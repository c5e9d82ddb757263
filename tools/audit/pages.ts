import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../site/dist.ts';
import { pageKinds } from '../pageKinds.ts';
import { Problem } from '../local/problem.ts';
import { storybook } from './serve.ts';

/** A page or a story. */
export interface Subject {
  /** Path of a page, or title and name of a story. */
  name: string;
  url: string;
  /** The component of a story; pages have none. */
  component?: string;
  /** Whether another page has the same layout, and this one other texts only. */
  isRepeated?: boolean;
}

/** Addresses without a page of their own. */
export const missing = ['/nie-ma-takiej-strony', '/blog/nie-ma-takiego-artykulu'];

/** Pages of services in a town, of towns and of preparations differ in their texts only. */
const oneLayout = /^\/(uslugi\/[^/]+|miasta|przygotowanie)\/[^/]+$/;

export function listPages(origin: string): Subject[] {
  const built = globSync('**/*.html', { cwd: dist, exclude: (file) => file === '404.html' }).map(
    (file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
  );
  const kinds = Object.values(pageKinds);
  return [...new Set([...kinds, ...built, ...missing])].map((path) => ({
    name: path,
    url: origin + path,
    isRepeated: oneLayout.test(path) && !kinds.includes(path),
  }));
}

/** Returns the stories of a built Storybook that readers see: those in its sidebar, and the pages of the patterns. */
export function listStories(origin: string): Subject[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<
      string,
      { type: string; id: string; title: string; name: string; tags: readonly string[] }
    >;
  };
  return Object.values(entries)
    .filter(
      ({ type, title, tags }) => type === 'story' && (tags.includes('dev') || title.startsWith('Patterns/')),
    )
    .map(({ id, title, name }) => ({
      name: `${title}: ${name}`,
      url: `${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`,
      component: title,
    }));
}

/** Storybook's data of the current story. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => [{ status?: string; message?: string }] | undefined;
  };
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      story?: {
        storyGlobals: { viewport?: { value?: string } };
        parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
      };
    };
  };
}

/**
 * Returns the screen that a story names, which only Storybook's own window applies, and why the story or its play function
 * failed. Undefined until it has been played. Runs in the page.
 */
export function readPlayedStory() {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as Storybook;
  const [finished] = channel?.last('storyFinished') ?? [];
  if (!finished) return undefined;
  const story = preview?.currentRender?.story;
  const styles = story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
  const [thrown] = channel?.last('playFunctionThrewException') ?? [];
  return {
    screen: styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) },
    problem: thrown?.message ?? (finished.status === 'error' ? 'The story fails.' : undefined),
  };
}

/**
 * Returns the subjects with one of the names: the path of a page or the name of a component. Returns all without names.
 * @throws {Problem} if a name matches nothing.
 */
export function withNames(subjects: readonly Subject[], names: readonly string[] | undefined): Subject[] {
  if (!names) return [...subjects];
  const getName = ({ name, component }: Subject) => component?.split('/').at(-1) ?? name;
  const unknown = names.find((name) => !subjects.some((subject) => getName(subject) === name));
  if (unknown) throw new Problem(`No page and no component is called ${unknown}.`);
  return subjects.filter((subject) => names.includes(getName(subject)));
}
