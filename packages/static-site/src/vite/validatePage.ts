import { decodePath, normalizeAddress, resolveOnSite } from '../address.ts';
import { isPageFile, type PageToCheck, type SiteContext } from './pageToCheck.ts';
import { validateHead } from './validateHead.ts';
import { describeCut, findFile, validateLoaded } from './validateLoaded.ts';

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
    ...html.misplaced.map(
      (path) =>
        `${describeFiles(page)} has ${path} at ${address}, which HTML does not allow: browsers move it out. Use another element, such as <div> for <p>, or add <tbody>.`,
    ),
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
  const { hasPage, origin } = context;
  return html.links.flatMap((href) => {
    const target = resolveOnSite(href, origin, address);
    if (!target) return validateOtherLink(href, `${describeFiles(page)} links to ${href} at ${address}`);
    const { path, fragment } = target;
    const describe = (written: string) => `${describeFiles(page)} links to ${written} at ${address}`;
    const link = describe(path);
    if (hasPage(path)) {
      const error = findFragmentError(target, context);
      return error ? [`${describe(`${path}#${fragment}`)}${error}`] : [];
    }
    const normal = normalizeAddress(path);
    if (hasPage(normal)) return [`${link}, and the page's address is ${normal}. Write it so.`];
    if (findFile(path, context)) return [];
    const cut = describeCut(href, address, context);
    return cut
      ? [`${describeFiles(page)} links to ${cut}`]
      : [`${link}, and there is no such page. Correct the link, or add the address.`];
  });
}

/** Rejects links that open nothing: no number, no e-mail address, and addresses of one computer, such as localhost. */
function validateOtherLink(href: string, link: string): string[] {
  const { protocol, hostname, pathname } = new URL(href, 'https://site.invalid');
  if (/^https?:$/.test(protocol))
    return hostname.includes('.') && !/^127\.|\.local(host)?$/.test(hostname)
      ? []
      : [`${link}, which opens nothing for visitors. Write the path of a page, or the host's whole name.`];
  const isDead =
    (protocol === 'tel:' && !/^\+?[\d().\s-]*\d/.test(decodePath(pathname))) ||
    (protocol === 'mailto:' &&
      pathname
        .split(',')
        .some((one) => !/^[^@]+@[^@]+\.[^@.]+$/.test(decodePath(one)) && !/^mailto:\?/i.test(href))) ||
    /^(file|[a-z]):$/.test(protocol);
  return isDead ? [`${link}, which opens nothing. Write a number or an address.`] : [];
}

/** Returns the error of a link or redirect to an id that a page lacks. The top of a page needs no element with that id. */
export function findFragmentError(
  { path, fragment }: { path: string; fragment: string },
  { findIds }: Pick<SiteContext, 'findIds'>,
): string | undefined {
  const ids = /^(top)?$/i.test(fragment) ? undefined : findIds(path);
  return !ids || ids.has(fragment) ? undefined : ', and nothing there has this id. Correct the fragment.';
}
