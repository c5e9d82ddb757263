import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** What the checks of a page need of its HTML. Addresses are as they stand there, entities decoded. */
export interface PageHtml {
  links: string[];
  /** Addresses of pictures, videos and sounds. */
  media: string[];
  ids: Set<string>;
}

const media = new Set(['img', 'source', 'video', 'audio', 'track']);

/** Reads the links, media and ids of a page. */
export function readHtml(html: string): PageHtml {
  const page: PageHtml = { links: [], media: [], ids: new Set() };
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) readElement(node, page);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // With scripting, the content of <noscript> would be text.
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
  if (!media.has(tagName)) return;
  for (const address of [src, poster, ...addressesIn(srcset)]) if (address) page.media.push(address);
}

/** https://html.spec.whatwg.org/multipage/images.html#srcset-attributes: an address may hold commas, but not end with one. */
const addressesIn = (srcset = '') =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address]) => address);
