type Element = 'img' | 'source' | 'link';

const tags = (html: string, element: Element) =>
  [...html.matchAll(new RegExp(`<${element}\\b(?:[^">]|"[^"]*")*>`, 'gi'))].map(([tag]) => tag);

/** The value of an element's attribute as it stands in the HTML. */
const valueOf = (tag: string, attribute: string) =>
  new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(tag)?.[1];

/**
 * A media feature that other browsers do not know, and so ignore what it stands at. Chromium holds back pictures that stand
 * behind a policy (`<meta http-equiv>`) until the script before them has come. WebKit keeps a preload that broke off: the
 * picture would be gone for the rest of the visit, also after a reload.
 * https://www.w3.org/TR/device-posture/#the-device-posture-media-feature
 */
const knownToChromiumAlone = '(device-posture)';

export interface FirstPicture {
  /**
   * Its preload, as HTML and for Chromium. Of several formats it is the first; a browser that does not know that one fetches
   * nothing. There is none where a condition (`media`) decides which picture it is.
   * https://html.spec.whatwg.org/multipage/links.html#link-type-preload
   */
  preload: string | undefined;
  /** Where its element begins in the page's HTML. */
  at: number;
}

/** The picture that a page says comes before others: its first `<img>` with `fetchpriority="high"`. */
export function firstPicture(html: string): FirstPicture | undefined {
  const img = tags(html, 'img').find(
    (one) => valueOf(one, 'fetchpriority') === 'high' && valueOf(one, 'loading') !== 'lazy',
  );
  if (!img) return undefined;
  const at = html.indexOf(img);
  const sources = tags(insidePicture(html.slice(0, at)), 'source');
  const isKnown = sources.every((source) => valueOf(source, 'media') === undefined);
  return { preload: isKnown ? preloadOf(img, sources[0] ?? img) : undefined, at };
}

function preloadOf(img: string, best: string): string {
  const set = valueOf(best, 'srcset');
  const said = Object.entries({
    ...(set === undefined
      ? { href: valueOf(img, 'src') }
      : { imagesrcset: set, imagesizes: valueOf(best, 'sizes') }),
    as: 'image',
    type: valueOf(best, 'type'),
    crossorigin: valueOf(img, 'crossorigin'),
    referrerpolicy: valueOf(img, 'referrerpolicy'),
    fetchpriority: 'high',
    media: knownToChromiumAlone,
  }).filter(([, value]) => value !== undefined);
  return `<link rel="preload"${said.map(([name, value]) => ` ${name}="${value}"`).join('')}>`;
}

/** React begins its HTML with preloads of the pictures that stand in no `<picture>`: the page without those of `said`. */
export function withoutPreload(html: string, said: string | undefined): string {
  if (said === undefined) return html;
  const [own = ''] = /^(?:<link\b(?:[^">]|"[^"]*")*>)+/.exec(html) ?? [];
  const address = (tag: string) => valueOf(tag, 'imagesrcset') ?? valueOf(tag, 'href');
  const others = tags(own, 'link').filter((one) => address(one) !== address(said));
  return others.join('') + html.slice(own.length);
}

/** Of the HTML before an image what stands in the same `<picture>`, if it is in one. */
function insidePicture(before: string): string {
  const from = before.lastIndexOf('<picture');
  return from > before.lastIndexOf('</picture>') ? before.slice(from) : '';
}
