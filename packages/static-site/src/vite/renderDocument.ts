import { renderLoaderTag } from '@tarcza/first-act';
import { pageAttribute, type HeadElement } from '../head.ts';
import type { RenderedPage } from '../server.tsx';

/** Paths of the built files, relative to the site's root. */
export interface Assets {
  loader: string;
  entry: string;
  stylesheet: string;
  /** Font that each page preloads, if there is one. */
  font: string | undefined;
  icons: readonly HeadElement[];
}

export interface RenderDocumentOptions extends Omit<RenderedPage, 'files'> {
  /** Scripts of this page, besides the entry, that the loader fetches. */
  chunks: readonly string[];
  /** Whether the page links the web manifest. Browsers fetch it and an icon at once. */
  hasManifest: boolean;
}

/**
 * Renders rules that prerender or prefetch a page when the visitor points at its link, but no file such as a PDF. The
 * application removes them when it hydrates, because it prefetches pages itself.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
function renderSpeculationRules() {
  const isPage = [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[download], [rel~="external"]' } },
  ];
  const rules = [{ where: { and: isPage }, eagerness: 'moderate' }];
  return `<script type="speculationrules">${JSON.stringify({ prefetch: rules, prerender: rules })}</script>`;
}

/**
 * Renders a link that holds back the first paint until the main element, so that the header above it does not move.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/rel#expect
 */
function renderExpectedMain(html: string) {
  const id = /<main[^>]*? id="([^"]+)"/.exec(html)?.[1];
  return id && `<link rel="expect" href="#${id}" blocking="render">`;
}

/** Escapes a text for the content of HTML and XML, which have no control characters and noncharacters, and XML no `]]>`. */
export const escapeText = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(']]>', ']]&gt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

function renderAttributes(attributes: Readonly<Record<string, string | undefined>>) {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value ?? '')}"`))
    .join('');
}

export function renderElement({ tag, attributes, text = '' }: HeadElement) {
  const written = renderAttributes(attributes);
  if (tag === 'script') return `<script${written}>${text}</script>`;
  return tag === 'title' ? `<title${written}>${escapeText(text)}</title>` : `<${tag}${written}>`;
}

interface DocumentParts {
  language: string;
  /** Elements that are the same on every page, as HTML. */
  before: readonly (string | false | undefined)[];
  /** The page's elements, which the next navigation replaces. */
  head: readonly HeadElement[];
  /** Elements after the page's own, as HTML. */
  after: readonly (string | false | undefined)[];
  body: string;
}

/** `getTextInfo` is not yet in the types of TypeScript. */
const isRightToLeft = (language: string) =>
  (new Intl.Locale(language) as Intl.Locale & { getTextInfo: () => { direction?: string } }).getTextInfo()
    .direction === 'rtl';

export function renderHtmlDocument({ language, before, head, after, body }: DocumentParts): string {
  return [
    '<!doctype html>',
    `<html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...before,
    ...head.map((one) => renderElement({ ...one, attributes: { ...one.attributes, [pageAttribute]: '' } })),
    ...after,
    '</head>',
    body,
    '</html>',
    '',
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

export function renderDocument(page: RenderDocumentOptions, assets: Assets): string {
  const loader = renderLoaderTag({
    src: `/${assets.loader}`,
    entry: `/${assets.entry}`,
    files: page.chunks.map((file) => `/${file}`),
    ...(page.eager && { eager: true }),
    ...(page.prefetchOnScroll && { prefetchOnScroll: true }),
  });

  return renderHtmlDocument({
    language: page.language,
    before: [
      assets.font && `<link rel="preload" href="/${assets.font}" as="font" type="font/woff2" crossorigin>`,
      `<link rel="stylesheet" href="/${assets.stylesheet}">`,
      renderExpectedMain(page.html),
      loader,
      renderSpeculationRules(),
    ],
    head: page.head,
    after: [
      ...assets.icons.map(renderElement),
      page.hasManifest && '<link rel="manifest" href="/manifest.webmanifest">',
    ],
    body: `<body><div id="root">${page.html}</div><template data-act="failed">${page.loadFailed}</template></body>`,
  });
}
