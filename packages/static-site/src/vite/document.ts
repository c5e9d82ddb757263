import { loaderTag } from '@tarcza/first-act';
import { pageMark, type HeadElement } from '../head.ts';
import { firstPicture, withoutPreload, type FirstPicture } from './firstPicture.ts';
import type { InlineStyles } from './inlineStyles.ts';

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

export interface PageParts {
  /** Language of the page, as HTML names it. */
  language: string;
  /** Content of the element in which React lives. */
  html: string;
  head: readonly HeadElement[];
  styles: InlineStyles;
  /** Scripts of this page, besides the entry, that the loader fetches along with it. */
  chunks: readonly string[];
  /** Style sheet of what those may draw and the page lacks, which comes with them; empty if there is nothing. */
  sheet: string;
  /**
   * Whether the page names the web manifest. Browsers fetch it and an icon at once, and hardly anybody puts another
   * page than the first on a home screen.
   */
  startsApp: boolean;
  /** Runs the application without waiting for the visitor. */
  eager: true | undefined;
  /** Fetches the application when the visitor scrolls. */
  ahead: true | undefined;
  /** What is shown when the application cannot be fetched and something was pressed, as HTML. */
  failed: string;
}

/** React closes void elements as XML does, which HTML takes for a slip of the pen. */
export const asHtml = (markup: string) =>
  markup.replaceAll(/<(img|source|input|br|hr|link)((?:"[^"]*"|[^">])*?)\/>/g, '<$1$2>');

/**
 * The next page is drawn unseen as soon as the visitor aims at its link, or at least its HTML fetched. The application
 * takes this element away when it wakes: it fetches pages itself.
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

/**
 * Keeps the first paint until what is seen first is there whole, or it moves when the rest comes, and a slow line or computer
 * brings the two apart: what stands at the right of a header with each word after it, and words beside a picture with the
 * picture. So it waits for what follows the first picture and has an `id`, or else for the page's main part to begin.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
function expectFirstScreen(html: string, picture: FirstPicture | undefined) {
  const next = picture && /<[^<>]* id="([^"]+)"/.exec(html.slice(picture.at));
  const [, id] = next ?? /<main\b[^>]* id="([^"]+)"/.exec(html) ?? [];
  return id && `<link rel="expect" href="#${id}" blocking="render">`;
}

/** What a page is made of, whoever shows it. */
interface Sheet {
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
export function sheet({ language, before, head, after, body }: Sheet): string {
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

/** One page of static HTML. */
export function document(
  { language, html, head, styles, chunks, sheet: drawn, startsApp, eager, ahead, failed }: PageParts,
  assets: Assets,
) {
  const picture = firstPicture(html);
  const loader = loaderTag({
    src: `/${assets.loader}`,
    entry: `/${assets.entry}`,
    // A page that stands for many addresses shows something else than its HTML as soon as it wakes.
    files: [eager ? assets.styleSheet : drawn, ...chunks].filter(Boolean).map((file) => `/${file}`),
    ...(eager && { eager }),
    ...(ahead && { ahead }),
  });

  return sheet({
    language,
    before: [
      // Before all else: what is seen first.
      assets.font && `<link rel="preload" href="/${assets.font}" as="font" type="font/woff2" crossorigin>`,
      picture?.preload,
      // The host's header allows inline styles in general; this narrows it down to the ones below.
      `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${styles.source}">`,
      // Before the rules, or Chromium, which looks no further ahead than the policy, asks for it once it has read them.
      loader,
      `<style>${styles.css}</style>`,
      expectFirstScreen(html, picture),
      speculationRules(),
    ],
    head,
    after: [
      ...assets.icons.map(element),
      startsApp && '<link rel="manifest" href="/manifest.webmanifest">',
      ...assets.scripts.map(element),
    ],
    body: `<body><div id="root"${eager ? '' : ` data-styles="/${assets.styleSheet}"`}>${asHtml(withoutPreload(html, picture?.preload))}</div><template data-act="failed">${asHtml(failed)}</template></body>`,
  });
}
