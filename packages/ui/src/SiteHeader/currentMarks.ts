import { decodePart } from '../decodePart.js';

export interface MenuItem {
  label: string;
  href: string;
  language?: string | undefined;
  onlyInPopover?: boolean | undefined;
  otherPages?: readonly string[] | undefined;
}

/** Returns `aria-current` of each item: `page` for the page itself, or else `true` for the smallest part of the site around it. */
export function currentMarks(
  items: readonly Omit<MenuItem, 'label'>[],
  path: string | undefined,
  home: string,
) {
  if (path === undefined) return [];
  const page = splitAddress(path);
  const links = items.map(({ href, ...item }) => ({ ...item, ...splitAddress(href) }));
  const toPage = links.filter((link) => link.path === page.path && !link.fragment);
  const exact = toPage.filter(({ query }) => query === page.query);
  const plain = toPage.filter(({ query }) => !query);
  const ofPage = [exact, plain, toPage.length === 1 ? toPage : []].find((found) => found[0]);
  if (ofPage) return links.map((link) => (ofPage.includes(link) ? ('page' as const) : undefined));

  const root = splitAddress(home).path;
  const isAround = ({ path: part, fragment, language }: (typeof links)[number]) =>
    !language && !fragment && part !== root && page.path.startsWith(`${part}/`);
  const longest = Math.max(...links.filter(isAround).map((link) => link.path.length));
  return links.map((link) =>
    link.otherPages?.includes(page.path) || (isAround(link) && link.path.length === longest)
      ? ('true' as const)
      : undefined,
  );
}

/** Splits an address. The path is decoded, without what hosts ignore at its end: `/us%C5%82ugi/` equals `/usługi`. */
function splitAddress(address: string) {
  const [, path = '', query, fragment = ''] = /^(.[^?#]*)?\??([^#]*)(#.*)?$/s.exec(address) ?? [];
  const normal = decodePart(path).replace(/(\/index\.html|\.html)?\/*$/, '') || '/';
  return { path: normal, query, fragment };
}
