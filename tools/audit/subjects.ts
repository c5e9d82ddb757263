import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKinds } from '../bench/pageKinds.ts';

/** Something to look at: a page of the site, or a story. */
export interface Subject {
  /** Address of a page, or title and name of a story. */
  name: string;
  url: string;
  /** The component that a story shows; pages have none. */
  component?: string;
  /** The one of its kind, whose interactive states are looked at as well. */
  first: boolean;
}

/** Pages that no map of the site names. */
const unlisted = [
  '/nie-ma-takiej-strony',
  '/blog/nie-ma-takiego-artykulu',
  '/uslugi/deratyzacja/sucha-beskidzka',
];

const servicePage = /^\/uslugi\/(?!pluskwy-landing$)[^/]+$/;
const cityPage = /^\/uslugi\/[^/]+\/[^/]+$/;

/** Every page of the site; of those about a service in a town only the one of its kind, unless all are asked for. */
export function pagesOf(site: string, origin: string, all: boolean): Subject[] {
  const map = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const kinds = Object.values(pageKinds);
  // A town that is not on the list has a page for each service.
  const elsewhere = listed.filter((path) => servicePage.test(path)).map((path) => `${path}/sucha-beskidzka`);
  const paths = [...new Set([...kinds, ...listed, ...unlisted, ...elsewhere])];
  return paths
    .filter((path) => all || !cityPage.test(path) || kinds.includes(path) || unlisted.includes(path))
    .map((path) => ({ name: path, url: origin + path, first: kinds.includes(path) }));
}

interface Entry {
  type: string;
  id: string;
  title: string;
  name: string;
}

/** Every story, in the theme that the library comes with. */
export function storiesOf(storybook: string, origin: string): Subject[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({
      name: `${title}: ${name}`,
      url: `${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`,
      component: title,
      first: false,
    }));
}
