import { html as syntax, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Directive, LoadedAddress } from './host/policy.ts';
import { readText } from './markdown/toNodes.ts';
import { readCss } from './readCss.ts';

/** What the checks of a page need from its HTML, with entities decoded. */
export interface PageHtml {
  links: string[];
  loaded: LoadedAddress[];
  ids: Set<string>;
  repeatedIds: string[];
  pictures: { src: string; alt: string | undefined }[];
  /** Elements of the content that belong into the head. */
  metadata: string[];
  hasInlineScript: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const directives: Readonly<Record<string, Readonly<Record<string, Directive>>>> = {
  img: { src: 'img-src' },
  image: { href: 'img-src' },
  use: { href: 'img-src' },
  source: { src: 'media-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  object: { data: 'object-src' },
  embed: { src: 'object-src' },
  script: { src: 'script-src' },
  form: { action: 'form-action' },
  button: { formaction: 'form-action' },
  input: { formaction: 'form-action', src: 'img-src' },
};

/** Directives of `<link>`, by `rel`, or by `as` of a preload. */
const linkDirectives: Readonly<Record<string, Directive>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  modulepreload: 'script-src',
  style: 'style-src',
  script: 'script-src',
  font: 'font-src',
  image: 'img-src',
};

export function readHtml(content: string, head = ''): PageHtml {
  const page: PageHtml = {
    links: [],
    loaded: [],
    // React's root element.
    ids: new Set(['root']),
    repeatedIds: [],
    pictures: [],
    metadata: [],
    hasInlineScript: false,
  };
  const visit = (node: DefaultTreeAdapterTypes.Node, isContent: boolean) => {
    if ('tagName' in node) readElement(node, page, isContent);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isContent);
  };
  // With scripting, the content of <noscript> is parsed as text.
  const parse = (html: string) => parseFragment(html, { scriptingEnabled: false });
  visit(parse(head), false);
  visit(parse(content), true);
  return page;
}

function readElement(element: DefaultTreeAdapterTypes.Element, page: PageHtml, isContent: boolean) {
  const { tagName: tag, attrs, namespaceURI } = element;
  const attributes: Attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  page.loaded.push(...findLoaded(tag, attributes));
  if (attributes['rel'] === 'alternate' && attributes['type']) page.links.push(attributes['href'] ?? '');
  const css = tag === 'style' ? readText(element.childNodes) : `a{${attributes['style']}}`;
  if (/(url|image-set)\(|@import/i.test(css)) page.loaded.push(...readCss(css).loaded);
  page.hasInlineScript ||= isInlineScript(tag, attributes);
  if (!isContent) return;
  const { id, href, name, action, method = '', src, srcset = '', alt } = attributes;
  if (id && page.ids.has(id)) page.repeatedIds.push(id);
  if (id) page.ids.add(id);
  if (tag === 'a' || tag === 'area') {
    if (name) page.ids.add(name);
    if (href !== undefined) page.links.push(href);
  }
  // Another server may answer other requests than GET at the same address.
  if (tag === 'form' && action && !/^(post|dialog)$/i.test(method)) page.links.push(action);
  if (tag === 'img') page.pictures.push({ src: src || srcset, alt });
  if (namespaceURI === syntax.NS.HTML && isMetadata(tag, attributes)) page.metadata.push(tag);
}

const isInlineScript = (tag: string, { src, type = '', href = '', ...others }: Attributes) =>
  (tag === 'script' && src === undefined && /^(module|importmap|text\/javascript)?$/i.test(type)) ||
  Object.keys(others).some((name) => name.startsWith('on')) ||
  /^\s*javascript:/i.test(href);

const isMetadata = (tag: string, { itemprop, rel = '' }: Attributes) =>
  tag === 'title' ||
  (tag === 'meta' && itemprop === undefined) ||
  (tag === 'link' && /^(canonical|alternate)$/i.test(rel));

function findLoaded(tag: string, attributes: Attributes): LoadedAddress[] {
  const { rel = '', as = '', href, srcset, imagesrcset } = attributes;
  const pictures = [...parseSrcset(srcset), ...parseSrcset(imagesrcset)];
  const found: [address: string | undefined, directive: Directive | undefined][] = pictures.map((address) => [
    address,
    'img-src',
  ]);
  for (const [name, directive] of Object.entries(directives[tag] ?? {}))
    found.push([attributes[name], directive]);
  if (tag === 'link') {
    const kinds = rel.toLowerCase().split(/\s+/);
    found.push([href, linkDirectives[kinds.includes('preload') ? as : (kinds[0] ?? '')]]);
  }
  // A fragment is part of the page, such as a symbol of an SVG.
  return found.flatMap(([address, directive]) =>
    address && directive && !address.startsWith('#') ? { address, directive } : [],
  );
}

/** Returns the addresses of a `srcset`. They may contain commas, but not end with one (HTML Standard, 4.8.4.2.1). */
const parseSrcset = (srcset = '') =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address]) => address);
