import { findRoute, normalizeAddress, resolveOnSite } from '../address.ts';
import { isUrlAllowed, getRemedy, type LoadedAddress } from './host/policy.ts';
import { isServed, isPageFile, type PageToCheck, type PageError, type SiteContext } from './pageToCheck.ts';
import { validateHead } from './validateHead.ts';

export function validatePage(page: PageToCheck, context: SiteContext): PageError[] {
  const { address, sources, html } = page;
  const [source = ''] = sources;
  const content = [
    ...validateAddress(source, address, context),
    ...html.loaded.flatMap((loaded) => validateLoaded(loaded, address, context)),
    ...html.pictures.flatMap(validatePicture),
    ...html.repeatedIds.map(
      (id) =>
        `has the id "${id}" more than once. Links and labels find the first one only: rename the others.`,
    ),
    ...html.metadata.map(
      (tag) => `renders <${tag}>, which a navigation would not replace. Return it from head.ts.`,
    ),
    ...(html.hasInlineScript && context.policy && !/script-src [^;]*'(unsafe-inline|sha)/.test(context.policy)
      ? [
          "has a script in the page, and the site's Content-Security-Policy blocks it. Put it into a file of public/, and name that in src.",
        ]
      : []),
    ...html.links.flatMap((href) => validateLink(href, address, context)),
  ];
  const names = sources.filter((file) => !file.startsWith('..')).join(' with ');
  const describe = (texts: readonly string[], where: string) =>
    [...new Set(texts)].map((text) => ({ sources: where, address, text }));
  return [
    ...describe(content, names),
    ...describe(validateHead(page, context), source.replace(/Page\.tsx$/, 'head.ts')),
  ];
}

function validateAddress(source: string, address: string, { routes }: SiteContext): string[] {
  return isPageFile(source, findRoute(routes, address)?.page ?? '')
    ? []
    : [
        'is shown, because `load` returns that there is no such page. Remove the address, or add what the page shows.',
      ];
}

function validatePicture({ src, alt }: PageToCheck['html']['pictures'][number]): string[] {
  if (!src) return [`shows a picture without src, whose alt is "${alt ?? ''}". Name its file in src.`];
  return alt === undefined
    ? [`shows ${src} without alt. Describe the picture in alt, or write alt="" if it says nothing.`]
    : [];
}

/** Returns the errors of what a page or the stylesheet loads: files that are missing, and what the policy blocks. */
export function validateLoaded(
  { address: written, directive }: LoadedAddress,
  address: string,
  context: SiteContext,
) {
  const { origin, policy, files, isPicture } = context;
  const path = resolveOnSite(written, origin, address)?.path;
  if (path !== undefined && directive !== 'form-action') {
    if (!files.has(path) && !(/^(frame|object)-src$/.test(directive) && isServed(path, context)))
      return [`shows ${path}, and the site has no such file. Correct it, put it into public, or import it.`];
    // Browsers show an SVG without a size.
    if (directive === 'img-src' && !/\.svg$/i.test(path) && !isPicture(path))
      return [`shows ${path}, and browsers cannot show this file. Export it again as JPEG, PNG or WebP.`];
  }
  const url = URL.parse(written, new URL(encodeURI(address), origin));
  if (!policy || !url || url.protocol === 'about:' || isUrlAllowed(policy, directive, url, origin)) return [];
  const name = url.origin === origin ? url.pathname : url.origin === 'null' ? url.protocol : url.origin;
  return [
    `loads ${name}, and the site's Content-Security-Policy blocks it. ${getRemedy(directive, url, origin)}`,
  ];
}

function validateLink(href: string, address: string, context: SiteContext): string[] {
  const target = resolveOnSite(href, context.origin, address);
  if (!target)
    return /^https?:\/\/(localhost|127[.\d]+)([:/]|$)/i.test(href)
      ? [`links to ${href}, which is the visitor's own computer. Write the path alone, such as /prices.`]
      : [];
  const { path, fragment } = target;
  if (context.pages.has(path)) {
    const error = findFragmentError(target, context);
    return error ? [`links to ${path}#${fragment}${error}`] : [];
  }
  const normal = normalizeAddress(path);
  if (context.pages.has(normal))
    return [`links to ${path}, and the page's address is ${normal}. Write it so.`];
  return isServed(path, context)
    ? []
    : [`links to ${path}, and there is no such page. Correct the link, or add the address.`];
}

/** Returns the error of a link or redirect to an id that a page lacks. The top of a page needs no element with that id. */
export function findFragmentError(
  { path, fragment }: { path: string; fragment: string },
  { pages }: Pick<SiteContext, 'pages'>,
): string | undefined {
  const page = pages.get(path);
  // An eager page may render other ids in the browser.
  if (!page || page.eager || /^(top)?$/i.test(fragment) || page.html.ids.has(fragment)) return undefined;
  return ', and nothing there has this id. Correct the fragment.';
}
