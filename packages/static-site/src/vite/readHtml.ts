import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Directive, LoadedAddress } from './host/policy.ts';
import { readCss, readStyleAttribute } from './readCss.ts';

/** What the checks of a page need from its HTML, with entities decoded. */
export interface PageHtml {
  links: string[];
  loaded: LoadedAddress[];
  /** Inline scripts and event handlers, such as `onclick`. */
  inlineCode: { name: string; directive: Directive }[];
  ids: Set<string>;
  repeatedIds: string[];
  /** Addresses of pictures without `alt`. */
  withoutAlt: string[];
  /** The first element that browsers move, with those around it, such as `<p> <div>`. */
  misplaced: string[];
}

type Attributes = Readonly<Record<string, string>>;

/** The attributes that load something, by element. */
const directives: Readonly<Record<string, Readonly<Record<string, Directive>>>> = {
  a: { ping: 'connect-src' },
  img: { src: 'img-src' },
  image: { href: 'img-src' },
  feimage: { href: 'img-src' },
  use: { href: 'img-src' },
  source: { src: 'media-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  frame: { src: 'frame-src' },
  object: { data: 'object-src' },
  embed: { src: 'object-src' },
  script: { src: 'script-src-elem' },
  form: { action: 'form-action' },
  button: { formaction: 'form-action' },
  input: { formaction: 'form-action', src: 'img-src' },
  base: { href: 'base-uri' },
};

/** Directives of `<link>`, by `rel`, or by `as` of a preload. */
const linkDirectives: Readonly<Record<string, Directive>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src-elem',
  style: 'style-src',
  script: 'script-src-elem',
  font: 'font-src',
  image: 'img-src',
  fetch: 'connect-src',
};

/** Reads the head and the content of a page. */
export function readHtml(html: string): PageHtml {
  const page: PageHtml = {
    links: [],
    loaded: [],
    inlineCode: [],
    ids: new Set(),
    repeatedIds: [],
    withoutAlt: [],
    misplaced: [],
  };
  const paths: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node, around: string) => {
    const path = 'tagName' in node ? `${around}<${node.tagName.toLowerCase()}> ` : around;
    if ('tagName' in node) {
      readElement(node, page);
      paths.push(path);
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, path);
  };
  // With scripting, the content of <noscript> is parsed as text.
  visit(parseFragment(html, { scriptingEnabled: false }), '');
  const moved = listPaths(html).find((path, index) => path !== paths[index]);
  if (moved) page.misplaced.push(moved.trim().split(' ').slice(-3).join(' '));
  return page;
}

const voidElement = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Lists all elements with those around them, as they are written. */
function listPaths(html: string): string[] {
  const paths: string[] = [];
  const open: string[] = [];
  const texts = html.replaceAll(/(<(script|style)\b[^>]*>)[^]*?(?=<\/\2>)/gi, '$1');
  for (const [all, end, name = ''] of texts.matchAll(/<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/gi)) {
    if (end) open.pop();
    else {
      open.push(`<${name.toLowerCase()}> `);
      paths.push(open.join(''));
      if (voidElement.test(name) || all.endsWith('/>')) open.pop();
    }
  }
  return paths;
}

function readElement(element: DefaultTreeAdapterTypes.Element, page: PageHtml) {
  const tag = element.tagName.toLowerCase();
  const attributes: Attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  const { id, href, name, src, srcset, imagesrcset, alt, style } = attributes;
  if (id && page.ids.has(id)) page.repeatedIds.push(id);
  if (id) page.ids.add(id);
  if (tag === 'a' || tag === 'area') {
    if (name) page.ids.add(name);
    if (href !== undefined) page.links.push(href);
  }
  // A static host answers GET only, but may pass the addresses of others on.
  if (tag === 'form' && attributes['action'] && !/^(post|dialog)$/i.test(attributes['method'] ?? ''))
    page.links.push(attributes['action']);
  if (tag === 'img' && alt === undefined) page.withoutAlt.push(src ?? '');
  page.loaded.push(...findLoaded(tag, attributes), ...readStyleAttribute(style ?? ''));
  for (const address of [...parseSrcset(srcset), ...parseSrcset(imagesrcset)])
    if (address) page.loaded.push({ address, directive: 'img-src' });
  const [text] = element.childNodes;
  if (tag === 'style' && text && 'value' in text) page.loaded.push(...readCss(text.value).loaded);
  readCode(tag, attributes, page);
}

function findLoaded(tag: string, attributes: Attributes): LoadedAddress[] {
  const { rel = '', as = '', href } = attributes;
  if (tag === 'link') {
    const kinds = rel.toLowerCase().split(/\s+/);
    const kind = kinds.includes('preload') ? as : (kinds.find((each) => linkDirectives[each]) ?? '');
    const directive = linkDirectives[kind];
    return href && directive ? [{ address: href, directive }] : [];
  }
  return Object.entries(directives[tag] ?? {}).flatMap(([name, directive]) => {
    const address = attributes[name];
    // A fragment is part of the page, such as a symbol of an SVG.
    if (!address || address.startsWith('#')) return [];
    return { address, directive, ...(tag === 'use' && { isOwnOnly: true }) };
  });
}

function readCode(tag: string, attributes: Attributes, { inlineCode }: PageHtml) {
  const isJavaScript = /^(|module|importmap|(text|application)\/javascript)$/i.test(attributes['type'] ?? '');
  if (tag === 'script' && attributes['src'] === undefined && isJavaScript)
    inlineCode.push({ name: '<script>', directive: 'script-src-elem' });
  for (const [name, value] of Object.entries(attributes))
    if (/^on/i.test(name) || (/^(href|action|formaction|src)$/.test(name) && /^\s*javascript:/i.test(value)))
      inlineCode.push({ name: `${name}="${value}"`, directive: 'script-src-attr' });
}

/** Returns the addresses of a `srcset`. They may contain commas, but not end with one (HTML Standard, 4.8.4.2.1). */
const parseSrcset = (srcset = '') =>
  [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address]) => address);
