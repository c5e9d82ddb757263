/** Something to look at: a page, or a story. */
export interface Subject {
  /** Address of a page below its origin, or title and name of a story. */
  name: string;
  url: string;
  /** The component that a story shows; pages have none. */
  component?: string;
}

interface Entry {
  type: string;
  id: string;
  title: string;
  name: string;
}

/** What there is at an address: every story of a Storybook, every page that a site map lists, or the page itself. */
export async function subjectsAt(address: string): Promise<Subject[]> {
  const url = new URL(address);
  if (url.pathname.endsWith('.xml')) return pagesIn(await textAt(address), url.origin);
  const index = await textAt(new URL('index.json', address).href).catch(() => '');
  return index.includes('"entries"')
    ? storiesIn(index, new URL('.', address).href)
    : [{ name: url.pathname + url.search, url: address }];
}

/** The pages that a site map lists, at an origin that may be another one than the map's: a local copy, for example. */
function pagesIn(map: string, origin: string): Subject[] {
  return [...map.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, listed = '']) => {
    const { pathname, search } = new URL(listed);
    return { name: pathname + search, url: origin + pathname + search };
  });
}

/** Every story of a Storybook's index, in the theme that it comes with. */
function storiesIn(index: string, storybook: string): Subject[] {
  const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({
      name: `${title}: ${name}`,
      url: `${storybook}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`,
      component: title,
    }));
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}.`);
  return response.text();
}
