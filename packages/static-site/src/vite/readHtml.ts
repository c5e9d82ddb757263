import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** Links, media and ids of a page, with entities decoded. */
export interface PageHtml {
  links: string[];
  /** Addresses of pictures, videos and sounds. */
  media: string[];
  ids: Set<string>;
}

const mediaElements = new Set(['img', 'source', 'video', 'audio', 'track']);

/** Reads the links, media and ids of a page. */
export function readHtml(html: string): PageHtml {
  const page: PageHtml = { links: [], media: [], ids: new Set() };
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) readElement(node, page);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // With scripting, the content of <noscript> is parsed as text.
  visit(parseFragment(html, { scriptingEnabled: false }));
  return page;
}

function readElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element, page: PageHtml) {
  const { id, href, name, src, poster, srcset } = Object.fromEntries(
    attrs.map((one) => [one.name, one.value]),
  );
  if (id) page.ids.add(id);
  if (tagName === 'a' || tagName === 'area') {
    if (name) page.ids.add(name);
    if (href !== undefined) page.links.push(href);
  }
  if (!mediaElements.has(tagName)) return;
  for (const address of [src, poster, ...parseSrcset(srcset)]) if (address) page.media.push(address);
}

/** Returns the addresses of a `srcset`. They may contain commas, but not end with one (HTML Standard, 4.8.4.2.1). */
const parseSrcset = (srcset = '') =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address]) => address);
