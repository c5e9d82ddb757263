import type { Subject } from '../../packages/audit/src/audit.ts';
import { pageKinds } from '../../site/checks/pageKinds.ts';

/** Pages that no map of the site names. */
const unlisted = [
  '/nie-ma-takiej-strony',
  '/blog/nie-ma-takiego-artykulu',
  '/uslugi/deratyzacja/sucha-beskidzka',
];

const servicePage = /^\/uslugi\/(?!pluskwy-landing$)[^/]+$/;
const cityPage = /^\/uslugi\/[^/]+\/[^/]+$/;

/** Every page of the site; of those about a service in a town only the one of its kind, unless all are asked for. */
export function pagesOf(map: readonly Subject[], origin: string, all: boolean): Subject[] {
  const listed = map.map(({ name }) => name);
  const kinds = Object.values(pageKinds);
  // A town that is not on the list has a page for each service.
  const elsewhere = listed.filter((path) => servicePage.test(path)).map((path) => `${path}/sucha-beskidzka`);
  return [...new Set([...kinds, ...listed, ...unlisted, ...elsewhere])]
    .filter((path) => all || !cityPage.test(path) || kinds.includes(path) || unlisted.includes(path))
    .map((path) => ({ name: path, url: origin + path }));
}
