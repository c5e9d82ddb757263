import { normalizeAddress, resolveOnSite } from '../address.ts';
import type { HeadElement } from '../head.ts';
import { isCalendarDay } from '../isCalendarDay.ts';
import { isLanguageTag, languageExample } from '../languageTags.ts';
import type { PageToCheck, SiteContext } from './pageToCheck.ts';

export const validateHead = (page: PageToCheck, context: SiteContext): string[] => [
  ...validateTexts(page),
  ...validateCanonical(page, context),
  ...validateLanguages(page, context),
  ...validateShareImage(page, context),
];

export const getMeta = (head: readonly HeadElement[], name: string) =>
  head.find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)?.attributes[
    'content'
  ];

export const modifiedTime = 'article:modified_time';

export const isHidden = (head: readonly HeadElement[]) =>
  getMeta(head, 'robots')?.includes('noindex') ?? false;

/** Returns whether a text is empty or the result of a template with a missing value, such as `Prices in undefined` or `Prices in {{town}}`. */
const isBlank = (text: string | undefined) =>
  !text?.trim() || /^null\b|\b(undefined|NaN)\b|\[object Object\]|\{\{/.test(text);

function validateTexts({ head, address }: PageToCheck): string[] {
  const title = head.find(({ tag }) => tag === 'title')?.text;
  const published = getMeta(head, 'article:published_time')?.slice(0, 10);
  const days = { publication: published, 'last change': getMeta(head, modifiedTime) };
  return [
    ...Object.entries(days)
      .filter(([, day]) => day !== undefined && !isCalendarDay(day))
      .map(([name, day]) => `the ${name} "${day}". Write a day such as 2026-11-30.`),
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
  ];
}

/** Returns the errors of a URL that must be that of a page; an empty array if it may be one. */
function validatePageUrl(written: string, { origin, pages }: SiteContext): string[] {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol)) return ['and that is no URL. Write a path such as "/prices".'];
  if (url.search || url.hash) return ['and the address of a page has no query and no fragment. Remove it.'];
  const path = resolveOnSite(written, origin, '/')?.path;
  return path === undefined || pages.has(path)
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
  if (errors.length > 0 || isOwn || isHidden(head) || !context.listed.has(address)) return errors;
  const remedy =
    path === undefined
      ? `and give createHeadElements the origin ${context.origin} of defineSite`
      : 'or name it in unlistedAddresses';
  return [
    `the canonical address ${shown}, so search engines leave ${address} out. Write canonical: '${address}', ${remedy}.`,
  ];
}

/** Returns the path, or the URL of another site, by language. */
export function getLanguages(
  head: readonly HeadElement[],
  origin: string,
): [language: string, address: string][] {
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
    const faults = validatePageUrl(isOwn ? context.origin + to : to, context);
    if (faults.length > 0) return faults.map((fault) => `${link}, ${fault}`);
    const back = isOwn && to !== address ? context.pages.get(to)?.head : undefined;
    return !back || getLanguages(back, context.origin).some(([, other]) => other === address)
      ? []
      : [`${link}, and that page does not name ${address}. Give both the same \`languages\`.`];
  });
  const code = language.split('-')[0];
  const isNamed = links.some(([tag, to]) => to === address && tag.split('-')[0] === code);
  if (links.length === 0 || isNamed || errors.length > 0) return [...new Set(errors)];
  return [
    `\`languages\` without the page itself. Add ${language}: '${address}', or correct the route's \`language\`.`,
  ];
}

function validateShareImage({ head }: PageToCheck, { origin, files, isPicture }: SiteContext): string[] {
  const written = getMeta(head, 'og:image');
  const path = written && resolveOnSite(written, origin, '/')?.path;
  if (!path) return [];
  if (!files.has(path))
    return [
      `the share image ${path}, and the site has no such file. Put it into public${path}, or correct its name.`,
    ];
  return /\.(svg|avif)$/i.test(path) || !isPicture(path)
    ? [`the share image ${path}, which social networks do not show. Import it with ?share, or export a JPEG.`]
    : [];
}
