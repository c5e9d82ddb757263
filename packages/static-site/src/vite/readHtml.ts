import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** What an element loads: its address, and the directive of the Content-Security-Policy that allows it. */
export interface LoadedAddress {
  address: string;
  directive: 'frame-src' | 'img-src' | 'media-src' | 'script-src';
}

/** What the checks of a page need from its HTML, with entities decoded. */
export interface PageHtml {
  links: string[];
  loaded: LoadedAddress[];
  ids: Set<string>;
  repeatedIds: string[];
  /** Addresses of pictures without `alt`. */
  withoutAlt: string[];
}

const directives: Readonly<Record<string, LoadedAddress['directive']>> = {
  img: 'img-src',
  source: 'media-src',
  video: 'media-src',
  audio: 'media-src',
  track: 'media-src',
  iframe: 'frame-src',
  script: 'script-src',
};

/** Reads a page. */
export function readHtml(html: string): PageHtml {
  const page: PageHtml = { links: [], loaded: [], ids: new Set(), repeatedIds: [], withoutAlt: [] };
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) readElement(node, page);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // With scripting, the content of <noscript> is parsed as text.
  visit(parseFragment(html, { scriptingEnabled: false }));
  return page;
}

function readElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element, page: PageHtml) {
  const { id, href, name, src, poster, srcset, alt } = Object.fromEntries(
    attrs.map((one) => [one.name, one.value]),
  );
  if (id && page.ids.has(id)) page.repeatedIds.push(id);
  if (id) page.ids.add(id);
  if (tagName === 'a' || tagName === 'area') {
    if (name) page.ids.add(name);
    if (href !== undefined) page.links.push(href);
  }
  if (tagName === 'img' && alt === undefined) page.withoutAlt.push(src ?? '');
  const directive = directives[tagName];
  if (!directive) return;
  if (src) page.loaded.push({ address: src, directive });
  for (const address of [poster, ...parseSrcset(srcset)])
    if (address) page.loaded.push({ address, directive: 'img-src' });
}

/** Returns the addresses of a `srcset`. They may contain commas, but not end with one (HTML Standard, 4.8.4.2.1). */
const parseSrcset = (srcset = '') =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address]) => address);
