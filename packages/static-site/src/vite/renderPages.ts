import { join, posix } from 'node:path';
import { findRoute, resolveOnSite } from '../address.ts';
import type { RenderedPage, Site } from '../server.tsx';
import { describeError, throwIfAny } from './describeError.ts';
import type { BuiltAssets } from './prepareAssets.ts';
import { listPolicies } from './host/options.ts';
import { renderPolicy } from './host/policy.ts';
import { getChunks } from './manifest.ts';
import { describePageErrors, isPageFile, type PageToCheck } from './pageToCheck.ts';
import type { PrerenderOptions } from './prerenderOptions.ts';
import { readHtml } from './readHtml.ts';
import { readPictureSize } from './readPictureSize.ts';
import { renderDocument, renderElement } from './renderDocument.ts';
import { entries } from './entries.ts';
import { getLanguages, getMeta, isHidden, modifiedTime } from './validateHead.ts';
import { findFragmentError, validateLoaded, validatePage } from './validatePage.ts';

/** Renders and validates every page. Returns HTML by path, addresses with `noindex`, linked ones, and days of the sitemap. */
export async function renderPages(
  options: PrerenderOptions,
  site: Site,
  assets: BuiltAssets,
  files: ReadonlySet<string>,
) {
  const { manifest } = assets;
  const pages = new Map<string, string>();
  const rendered = new Map<string, PageToCheck>();
  const problems: string[] = [];
  for (const address of [...site.addresses, ...site.unlistedAddresses]) {
    const name = findRoute(site.routes, address)?.page ?? '';
    let page: RenderedPage;
    try {
      page = await withTimeout(site.render(address));
    } catch (error) {
      const source = Object.keys(manifest).find((file) => isPageFile(file, name)) ?? name;
      problems.push(`${source} cannot be rendered at ${address}: ${describeError(error)}`);
      continue;
    }
    const hasManifest = address === '/' && site.manifest !== undefined;
    const sources = page.files.map((file) => posix.join('src', file));
    const chunks = getChunks(manifest, sources);
    const html = readHtml(page.html, page.head.map(renderElement).join(''));
    rendered.set(address, { ...page, address, sources, html });
    pages.set(
      `${address === '/' ? '/index' : address}.html`,
      renderDocument({ ...page, hasManifest, chunks }, assets),
    );
  }
  throwIfAny(problems);
  const { host, policy } = options.hosting;
  const context = {
    ...site,
    pages: rendered,
    listed: new Set(site.addresses),
    files,
    isPicture: (path: string) => readPictureSize(join(options.outDir, path)) !== undefined,
    policy: host && renderPolicy(listPolicies(policy)),
  };
  const hidden = new Set([...rendered].flatMap(([address, { head }]) => (isHidden(head) ? address : [])));
  throwIfAny([
    ...assets.loaded
      .flatMap((loaded) => validateLoaded(loaded, `/${assets.stylesheet}`, context))
      .map((text) => `The stylesheet ${text}`),
    ...describePageErrors([...rendered.values()].flatMap((page) => validatePage(page, context))),
    ...Object.entries(site.redirects).flatMap(([from, to]) => {
      const target = resolveOnSite(to, site.origin, '/');
      const error = target && findFragmentError(target, context);
      return error ? [`${entries.server} redirects ${from} to ${to}${error}`] : [];
    }),
  ]);
  const listed = site.addresses.filter((address) => !hidden.has(address));
  const days = new Map(
    listed.map((address) => [address, getMeta(rendered.get(address)?.head ?? [], modifiedTime)]),
  );
  return { pages, hidden, days, linked: findLinked(rendered, site.origin) };
}

/** Returns the home page, and the addresses to which another page links. A page is one with its versions in other languages. */
function findLinked(rendered: ReadonlyMap<string, PageToCheck>, origin: string): Set<string> {
  const versionsOf = (address: string) =>
    new Set([address, ...getLanguages(rendered.get(address)?.head ?? [], origin).map(([, path]) => path)]);
  const linked = versionsOf('/');
  for (const [address, { html }] of rendered) {
    const own = versionsOf(address);
    for (const href of html.links) {
      const path = resolveOnSite(href, origin, address)?.path;
      if (path !== undefined && !own.has(path)) for (const each of versionsOf(path)) linked.add(each);
    }
  }
  return linked;
}

/** Rejects after 60 s. With a promise that never settles, Node would end the build without an error. */
const withTimeout = <Value>(promise: Promise<Value>) =>
  new Promise<Value>((resolve, reject) => {
    const late = new Error('It waits for a promise that did not settle in 60 s.');
    const timer = setTimeout(() => reject(late), 60_000);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
