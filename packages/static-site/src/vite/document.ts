import { loaderTag } from '@tarcza/first-act';
import { pageMark, type HeadElement } from '../head.ts';
import type { RenderedPage } from '../server.tsx';

/** Addresses of what the build made, below the site's root. */
export interface Assets {
  loader: string;
  entry: string;
  styleSheet: string;
  /** The typeface that every page begins with, if there is one. */
  font: string | undefined;
  /** Icons of the site. */
  icons: readonly HeadElement[];
  /** Scripts of the site's options. */
  scripts: readonly HeadElement[];
}

/** A rendered page, and what else its document says. */
export interface PageParts extends Omit<RenderedPage, 'files'> {
  /** Scripts of this page, besides the entry, that the loader fetches along with it. */
  chunks: readonly string[];
  /** Whether the page links the web manifest. Browsers fetch it and an icon at once. */
  startsApp: boolean;
}

/** React closes void elements as XML does, which HTML takes for a slip of the pen. */
export const asHtml = (markup: string) =>
  markup.replaceAll(/<(img|source|input|br|hr|link)((?:"[^"]*"|[^">])*?)\/>/g, '<$1$2>');

/**
 * Prerenders the next page when the visitor points at its link, or fetches its HTML. The application removes this element
 * when it hydrates, because it fetches pages itself.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
function speculationRules() {
  const rules = [{ where: { href_matches: '/*' }, eagerness: 'moderate' }];
  return `<script type="speculationrules">${JSON.stringify({ prefetch: rules, prerender: rules })}</script>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

function attributesOf(attributes: Readonly<Record<string, string | undefined>>) {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value ?? '')}"`))
    .join('');
}

export function element({ tag, attributes, text = '' }: HeadElement) {
  const written = attributesOf(attributes);
  if (tag === 'script') return `<script${written}>${text}</script>`;
  return tag === 'title' ? `<title${written}>${escapeText(text)}</title>` : `<${tag}${written}>`;
}

/** The parts of a document, in a build and in development. */
interface DocumentParts {
  language: string;
  /** Elements that are the same on every page, as HTML. */
  before: readonly (string | false | undefined)[];
  /** The page's own elements, which the runtime exchanges when the visitor goes on. */
  head: readonly HeadElement[];
  /** Elements after the page's own, as HTML. */
  after: readonly (string | false | undefined)[];
  body: string;
}

/** One document of HTML around a page. */
export function htmlDocument({ language, before, head, after, body }: DocumentParts): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...before,
    ...head.map((one) => element({ ...one, attributes: { ...one.attributes, [pageMark]: '' } })),
    ...after,
    '</head>',
    body,
    '</html>',
    '',
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

/** Returns one page of static HTML. */
export function document(page: PageParts, assets: Assets): string {
  const loader = loaderTag({
    src: `/${assets.loader}`,
    entry: `/${assets.entry}`,
    files: page.chunks.map((file) => `/${file}`),
    ...(page.eager && { eager: true }),
    ...(page.ahead && { ahead: true }),
  });

  return htmlDocument({
    language: page.language,
    before: [
      assets.font && `<link rel="preload" href="/${assets.font}" as="font" type="font/woff2" crossorigin>`,
      `<link rel="stylesheet" href="/${assets.styleSheet}">`,
      loader,
      speculationRules(),
    ],
    head: page.head,
    after: [
      ...assets.icons.map(element),
      page.startsApp && '<link rel="manifest" href="/manifest.webmanifest">',
      ...assets.scripts.map(element),
    ],
    body: `<body><div id="root">${asHtml(page.html)}</div><template data-act="failed">${asHtml(page.loadFailed)}</template></body>`,
  });
}
