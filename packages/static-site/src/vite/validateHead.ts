import { normalizeAddress, resolveOnSite } from '../address.ts';
import type { HeadElement } from '../head.ts';
import { isIsoDate } from '../isIsoDate.ts';
import { isLanguageTag, isLocale, languageExample } from '../languageTags.ts';
import { findFile, type PageToCheck, type SiteContext } from './pageToCheck.ts';

/** Returns the errors of a page's head. */
export const validateHead = (page: PageToCheck, context: SiteContext): string[] => [
  ...validateTexts(page),
  ...validateCanonical(page, context),
  ...validateLanguages(page, context),
  ...validateShareImage(page, context),
  ...validateFeeds(page, context),
];

const getMeta = (head: readonly HeadElement[], name: string) =>
  head.find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)?.attributes[
    'content'
  ];

/** Returns whether search engines leave a page out. */
export const isHidden = (head: readonly HeadElement[]) =>
  getMeta(head, 'robots')?.includes('noindex') ?? false;

/** Returns whether a text is empty or the result of a template with a missing value, such as `Prices in undefined`. */
const isBlank = (text: string | undefined) =>
  !text?.trim() || /^null\b|\b(undefined|NaN)\b|\[object Object\]/.test(text);

function validateTexts({ head, address }: PageToCheck): string[] {
  const title = head.find(({ tag }) => tag === 'title')?.text;
  const locale = getMeta(head, 'og:locale');
  const published = getMeta(head, 'article:published_time');
  const scripts = head.flatMap(({ tag, attributes }) => (tag === 'script' ? (attributes['src'] ?? []) : []));
  return [
    ...Object.entries({ title, description: getMeta(head, 'description') })
      .filter(([, text]) => isBlank(text))
      .map(([name, text]) =>
        text?.trim()
          ? `the ${name} "${text}", which lacks a value. Correct it.`
          : `no ${name}. Add one: search engines show it.`,
      ),
    ...(address === '/' && isHidden(head)
      ? ['noindex, so search engines leave out the home page. Remove it.']
      : []),
    ...(locale === undefined || isLocale(locale)
      ? []
      : [`the locale "${locale}". Write language and country, such as de_DE or en_GB.`]),
    ...(published === undefined || isIsoDate(published)
      ? []
      : [`the date of publication "${published}". Write a day of the calendar, such as 2026-11-02.`]),
    ...scripts.map(
      (src) =>
        `a script with src="${src}". Move it to the option \`scripts\` of staticSite, which also allows it in the Content-Security-Policy.`,
    ),
  ];
}

/** Returns the errors of a URL that must be that of a page; an empty array if it may be one. */
function validatePageUrl(written: string, { origin, hasPage }: SiteContext): string[] {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol)) return ['and that is no URL. Write a path such as "/prices".'];
  if (url.search || url.hash) return ['and the address of a page has no query and no fragment. Remove it.'];
  const path = resolveOnSite(written, origin, '/')?.path;
  return path === undefined || hasPage(path)
    ? []
    : ['and there is no such page. Correct it, or add the address.'];
}

/** Rejects the canonical address of another page for a page of the sitemap, such as in a copied head.ts. */
function validateCanonical({ address, head }: PageToCheck, context: SiteContext): string[] {
  const written = head.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];
  if (written === undefined) return [];
  const path = resolveOnSite(written, context.origin, address)?.path;
  const shown = path ?? written;
  const errors = validatePageUrl(written, context).map((error) => `the canonical address ${shown}, ${error}`);
  const isOwn = path !== undefined && normalizeAddress(path) === address;
  if (errors.length > 0 || isOwn || isHidden(head) || !context.isListed(address)) return errors;
  const remedy =
    path === undefined
      ? `and give createHeadElements the origin ${context.origin} of defineSite`
      : 'or name it in unlistedAddresses';
  return [
    `the canonical address ${shown}, so search engines leave ${address} out. Write canonical: '${address}', ${remedy}.`,
  ];
}

/** Returns the path, or the URL of another site, by language. */
function getLanguages(head: readonly HeadElement[], origin: string): [language: string, address: string][] {
  return head.flatMap(({ attributes: { rel, hreflang, href = '' } }) =>
    rel === 'alternate' && hreflang !== undefined
      ? [[hreflang, resolveOnSite(href, origin, '/')?.path ?? href] as [string, string]]
      : [],
  );
}

function validateLanguages({ address, head, language }: PageToCheck, context: SiteContext): string[] {
  const links = getLanguages(head, context.origin);
  const errors = links.flatMap(([tag, to]) => {
    const link = `${to} as its address in the language "${tag}"`;
    if (tag !== 'x-default' && !isLanguageTag(tag))
      return [`${link}, which is no language tag. ${languageExample}`];
    const isOwn = to.startsWith('/');
    const faults = validatePageUrl(isOwn ? context.origin + encodeURI(to) : to, context);
    if (faults.length > 0) return faults.map((fault) => `${link}, ${fault}`);
    const back = isOwn && to !== address ? context.findHead(to) : undefined;
    return !back || getLanguages(back, context.origin).some(([, other]) => other === address)
      ? []
      : [`${link}, and that page does not name ${address}. Give both the same \`languages\`.`];
  });
  const own = links.filter(([tag, to]) => tag !== 'x-default' && to === address).map(([tag]) => tag);
  const isNamed = own.some((tag) => tag.split('-')[0] === language.split('-')[0]);
  if (links.length === 0 || isNamed || errors.length > 0) return [...new Set(errors)];
  return [
    `\`languages\` without the page itself. Add ${language}: '${address}', or correct the route's \`language\`.`,
  ];
}

function validateShareImage({ head }: PageToCheck, context: SiteContext): string[] {
  const { origin, hasFile } = context;
  const written = getMeta(head, 'og:image');
  if (written === undefined) return [];
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol))
    return [`the share image ${written}, and that is no URL. Write a path such as "/share.jpg".`];
  const path = resolveOnSite(written, url.origin, '/')?.path ?? '';
  if (url.origin !== origin && hasFile(path))
    return [`the share image ${written}, and the site has this file itself. Write ${path}.`];
  if (url.origin === origin && !hasFile(path))
    return [
      `the share image ${path}, and the site has no such file. Put it into public${path}, or correct its name.`,
    ];
  if (/\.(svg|avif)$/i.test(path))
    return [
      `the share image ${path}, and social networks show no SVG or AVIF. Import it with ?share, or export a JPEG.`,
    ];
  return url.origin === origin ? validateShareSize(path, head, context) : [];
}

/** Rejects a picture that is smaller than networks show (200 px), or that has another size than the head says. */
function validateShareSize(path: string, head: readonly HeadElement[], { readSize }: SiteContext): string[] {
  const size = readSize(path);
  if (!size) return [`the share image ${path}, which is no picture. Export it as JPEG or PNG.`];
  const { width, height } = size;
  if (width < 200 || height < 200)
    return [
      `the share image ${path} of ${width} × ${height} px, and social networks show none below 200 px. Use one of 1200 × 630 px.`,
    ];
  const said = ['width', 'height'].map((side) => getMeta(head, `og:image:${side}`));
  return said[0] === `${width}` && said[1] === `${height}`
    ? []
    : [
        `the share image ${path} with the size ${said.join(' × ')}, and the file has ${width} × ${height} px. Write these.`,
      ];
}

/** Rejects links to feeds that are not in the site. */
const validateFeeds = ({ head, address }: PageToCheck, context: SiteContext): string[] =>
  head.flatMap(({ attributes: { rel, hreflang, type, href = '' } }) => {
    const path = resolveOnSite(href, context.origin, address)?.path;
    return rel !== 'alternate' || hreflang || !type || path === undefined || findFile(path, context)
      ? []
      : [`a link to ${path}, and the site has no such file. Put it into public${path}, or correct its name.`];
  });
