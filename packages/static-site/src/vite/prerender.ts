import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, Site } from '../server.tsx';
import { renderDocument, renderElement } from './renderDocument.ts';
import { compressTexts } from './host/compress.ts';
import { renderHostFiles } from './host/options.ts';
import { renderPolicy } from './host/policy.ts';
import { validateRedirects } from './host/validateRedirects.ts';
import { createHostRules, validatePublicFiles } from './host/rules.ts';
import { listFiles } from './files.ts';
import { findAssets, type BuiltAssets } from './findAssets.ts';
import { getChunks } from './manifest.ts';
import { describeProblems, isPageFile, type PageToCheck } from './pageToCheck.ts';
import type { PrerenderOptions } from './prerenderOptions.ts';
import { readHtml } from './readHtml.ts';
import { readPictureSize } from './readPictureSize.ts';
import { isHidden } from './validateHead.ts';
import { findFragmentError, validateLoaded, validatePage } from './validatePage.ts';
import { rulesFileName } from './previewServer.ts';
import { resolveOnSite } from '../address.ts';
import { findRoute } from '../pages.ts';
import { renderSiteFiles } from './renderSiteFiles.ts';
import { sources } from './sources.ts';
import { validateRouteTable } from './validateRouteTable.ts';
import { createBuildError, describeError } from './describeError.ts';

/**
 * Writes the static HTML of all addresses, and the files for robots and host.
 * @public index.ts imports it by its address.
 */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { outDir, serverDir } = options;
  const since = performance.now();
  const site = await readSite(options);
  for (const sentence of site.warnings) console.warn(`! ${sentence}`);
  throwIfAny(site.errors);
  const assets = await findAssets(options);
  await rm(join(outDir, '.vite'), { recursive: true });
  const isServerFile = (file: string) => join(outDir, file).startsWith(serverDir);
  const builtFiles = new Set(
    listFiles(outDir)
      .filter((file) => !isServerFile(file))
      .map((file) => `/${file}`),
  );
  const files = new Set([...builtFiles, ...Object.keys(renderSiteFiles(site)).map((name) => `/${name}`)]);
  throwIfAny([
    ...validateRouteTable({ ...site, files }),
    ...validateRedirects({ ...site, files }),
    ...validatePublicFiles(listFiles(options.publicDir)),
  ]);

  const { pages, hidden, linked } = await renderPages(options, site, assets, files);

  const addresses = site.addresses.filter((address) => !hidden.has(address));
  const generated = generateFiles(options, { ...site, addresses }, builtFiles);
  for (const [file, text] of [...Object.entries(generated), ...pages]) {
    if (builtFiles.has(file)) console.log(`${file.slice(1)} is copied from the public folder.`);
    else {
      await mkdir(dirname(join(outDir, file)), { recursive: true });
      await writeFile(join(outDir, file), text);
    }
  }
  await warnOfSearch(
    outDir,
    [...hidden].filter((address) => site.addresses.includes(address)),
    addresses.filter((address) => !linked.has(address)),
  );
  if (options.hosting.host === 'nginx') await compressTexts(outDir);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${pages.size} pages written to ${relative(process.cwd(), outDir)} in ${seconds} s.`);
}

/** Prints what visitors and search engines do not find. */
async function warnOfSearch(outDir: string, hidden: readonly string[], unlinked: readonly string[]) {
  const list = (all: readonly string[]) =>
    `${all.slice(0, 3).join(', ')}${all.length > 3 ? ` and ${all.length - 3} more` : ''}`;
  if (hidden.length > 0) console.warn(`! Search engines leave out pages with noindex: ${list(hidden)}.`);
  if (unlinked.length > 0) console.warn(`! No page links to ${list(unlinked)}.`);
  if (/^\s*Disallow:\s*\/\s*$/im.test(await readFile(join(outDir, 'robots.txt'), 'utf8')))
    console.warn('! public/robots.txt has "Disallow: /", so search engines leave out the whole site.');
}

/** Renders and validates every page. Returns the HTML by file, and addresses with `noindex` and with links. */
async function renderPages(
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
    const chunks = getChunks(manifest, page.files);
    const ownFiles = page.files.length > 0 ? page.files : [sources.server];
    const html = readHtml(page.html, page.head.map(renderElement).join(''));
    rendered.set(address, { ...page, address, files: ownFiles, html });
    pages.set(
      `${address === '/' ? 'index' : address.slice(1)}.html`,
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
    readSize: memoize((path: string) => readPictureSize(join(options.outDir, path))),
    policy: host && renderPolicy([policy ?? {}]),
  };
  const hidden = new Set([...rendered].flatMap(([address, { head }]) => (isHidden(head) ? address : [])));
  throwIfAny([
    ...assets.loaded
      .flatMap((loaded) => validateLoaded(loaded, `/${assets.stylesheet}`, context))
      .map((text) => `The stylesheet ${text}`),
    ...describeProblems([...rendered.values()].flatMap((page) => validatePage(page, context))),
    ...Object.entries(site.redirects).flatMap(([from, to]) => {
      const target = resolveOnSite(to, site.origin, '/');
      const error = target && findFragmentError(target, context);
      return error ? [`${sources.server} redirects ${from} to ${to}${error}`] : [];
    }),
  ]);
  return { pages, hidden, linked: findLinked(rendered, site.origin) };
}

/** Returns the home page, and the addresses to which another page links. */
function findLinked(rendered: ReadonlyMap<string, PageToCheck>, origin: string): Set<string> {
  const linked = new Set(['/']);
  for (const [address, { html }] of rendered)
    for (const href of html.links) {
      const path = resolveOnSite(href, origin, address)?.path;
      if (path !== undefined && path !== address) linked.add(path);
    }
  return linked;
}

/** Rejects after 60 s. With a promise that never settles, Node would end the build without an error. */
async function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('It waits for a promise that did not settle in 60 s.')),
      60_000,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a function that calls another one once for each path. */
function memoize<Value>(read: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>();
  return (path) => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path) as Value;
  };
}

/** Renders the files for robots, host and `vite preview`, by path. */
function generateFiles(options: PrerenderOptions, site: Site, files: ReadonlySet<string>) {
  const { hosting } = options;
  const rules = createHostRules({
    ...site,
    addresses: [...site.addresses, ...site.unlistedAddresses],
    policies: [hosting.policy ?? {}],
    files,
  });
  const all = {
    ...renderSiteFiles(site),
    [rulesFileName]: JSON.stringify(rules),
    ...(hosting.host && renderHostFiles(hosting.host, rules)),
  };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [`/${name}`, text]));
}

/** Throws an Error with the first 20 problems, because one mistake is often on every page. */
function throwIfAny(problems: readonly string[]) {
  if (problems.length === 0) return;
  const few = problems.slice(0, 20).map((problem) => `\n  ✖ ${problem}`);
  const more = problems.length > few.length ? `\n  … and ${problems.length - few.length} more` : '';
  throw createBuildError(`The site has errors:${few.join('')}${more}`);
}

async function readSite({ serverDir }: PrerenderOptions): Promise<Site> {
  // Stack traces then refer to the sources.
  process.setSourceMapsEnabled(true);
  // The same URL as in the server's chunks. Another one would load a second copy, with separate contexts.
  const address = pathToFileURL(join(serverDir, 'server.js')).href;
  const { default: site } = (await import(address)) as { default?: Site };
  if (!site?.render)
    throw new Error(`${sources.server} exports no site. It must end with: export default defineSite({ … }).`);
  return site;
}
