import { decodePath, normalizeAddress, resolveOnSite } from '../address.ts';
import { isPageFile, type PageToCheck, type SiteContext } from './pageToCheck.ts';
import { validateHead } from './validateHead.ts';
import { findFile, validateLoaded } from './validateLoaded.ts';

/** Returns the errors of a page. Each names the file and what to do. */
export function validatePage(page: PageToCheck, context: SiteContext): string[] {
  const problems = [
    ...validateAddress(page, context),
    ...validateHead(page, context),
    ...validateLoaded(page.html, { files: describeFiles(page), address: page.address }, context),
    ...validateMarkup(page),
    ...validateLinks(page, context),
  ];
  return [...new Set(problems)];
}

/** Returns the files in which an error of the page's content may be: `Page.tsx`, and what it loads, such as an article. */
const describeFiles = ({ files }: PageToCheck) =>
  files.filter((file) => !file.startsWith('..')).join(' with ');

function validateAddress(
  { address, files: [source = ''] }: PageToCheck,
  { findPage }: SiteContext,
): string[] {
  const page = findPage(address) ?? '';
  return isPageFile(source, page)
    ? []
    : [
        `${address} is among the addresses, and \`load\` of the page ${page} returns that there is no such page. Remove the address, or add what the page shows.`,
      ];
}

function validateMarkup(page: PageToCheck): string[] {
  const { address, html } = page;
  return [
    ...html.withoutAlt.map(
      (src) =>
        `${describeFiles(page)} shows ${src} at ${address} without alt. Describe the picture in alt, or write alt="" if it says nothing.`,
    ),
    ...html.repeatedIds.map(
      (id) =>
        `${describeFiles(page)} has the id "${id}" more than once at ${address}. Links and labels find the first one only: rename the others.`,
    ),
  ];
}

function validateLinks(page: PageToCheck, context: SiteContext): string[] {
  const { address, html } = page;
  const { hasPage, findIds, origin } = context;
  return html.links.flatMap((href) => {
    const target = resolveOnSite(href, origin, address);
    if (!target) return validateOtherLink(href, `${describeFiles(page)} links to ${href} at ${address}`);
    const { path, fragment } = target;
    const describe = (written: string) => `${describeFiles(page)} links to ${written} at ${address}`;
    const link = describe(path);
    if (hasPage(path)) {
      const ids = isTop(fragment) ? undefined : findIds(path);
      return !ids || ids.has(fragment)
        ? []
        : [`${describe(`${path}#${fragment}`)}, and nothing there has this id. Correct the link.`];
    }
    const normal = normalizeAddress(path);
    if (hasPage(normal)) return [`${link}, and the page's address is ${normal}. Write it so.`];
    return findFile(path, context)
      ? []
      : [`${link}, and there is no such page. Correct the link, or add the address.`];
  });
}

/** Rejects links that open nothing: a number without digits, and no e-mail address. */
function validateOtherLink(href: string, link: string): string[] {
  const isDead = /^tel:(?!\+?[\d().\s-]*\d)|^mailto:(?![^?]+@|\?)/i.test(decodePath(href));
  return isDead ? [`${link}, which opens nothing. Write a number or an address.`] : [];
}

/** Returns whether a fragment is the top of the page, which needs no element with that id. */
const isTop = (fragment: string) => /^(top)?$/i.test(fragment);
