import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchAddress } from '../address.ts';
import type { RenderedPage, Site } from '../server.tsx';
import { buildLoader } from './buildLoader.ts';
import { document, type Assets } from './document.ts';
import { firstFont } from './firstFont.ts';
import { hostFiles } from './host/hostFiles.ts';
import type { HostingOptions } from './host/options.ts';
import { redirectFaults } from './host/redirectFaults.ts';
import { hostRules } from './host/rules.ts';
import { missingScripts, scriptElement } from './host/scripts.ts';
import { filesIn } from './filesIn.ts';
import { iconsIn } from './icons.ts';
import { chunksOf, type Manifest } from './manifest.ts';
import { isPageFile } from './pageFiles.ts';
import { pageProblems, type Surroundings } from './pageProblems.ts';
import { rulesFile } from './previewServer.ts';
import { routeFor } from './routeFor.ts';
import { siteFiles } from './siteFiles.ts';
import { tableProblems } from './tableProblems.ts';
import { describeThrown } from './thrown.ts';

export interface PrerenderOptions {
  /** Vite's root: where the sources are. */
  root: string;
  /** Entry of the browser, below the root. */
  entry: string;
  /** Entry of the server, below the root. */
  server: string;
  /** The loader, below the root. */
  loader: string;
  /** Folder of the built site. */
  outDir: string;
  /** Folder of the built server, inside `outDir`. */
  serverDir: string;
  /** Folder of files that are copied as they are; empty if there is none. */
  publicDir: string;
  hosting: HostingOptions;
}

/**
 * Writes every known address of a built site as static HTML, and the files that robots and the host read.
 * @public index.ts imports it by its address.
 */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { outDir, serverDir } = options;
  const since = performance.now();
  const site = await readSite(options);
  const manifest = await readManifest(outDir);
  const assets = await findAssets(options, manifest);
  await rm(join(outDir, '.vite'), { recursive: true });
  const isOfServer = (file: string) => join(outDir, file).startsWith(serverDir);
  const own = new Set(
    filesIn(outDir)
      .filter((file) => !isOfServer(file))
      .map((file) => `/${file}`),
  );
  // Files for the host cannot be written of redirects that make no sense.
  failFor(redirectFaults(site.redirects, site.origin, options.server));
  const generated = generatedFiles(options, site, own);

  const files = new Set([...own, ...Object.keys(generated)]);
  failFor(siteProblems(options, site, files));

  const { pages, problems } = await renderPages(options, site, { manifest, assets, files });
  failFor(problems);

  for (const [file, text] of Object.entries(generated)) {
    if (own.has(file)) console.log(`${file.slice(1)} is the one of the public folder.`);
    else await writeFile(join(outDir, file), text);
  }
  for (const [file, page] of pages) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), page);
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${pages.size} pages written to ${relative(process.cwd(), outDir)} in ${seconds} s.`);
}

/** Returns what is wrong with the site as a whole. */
function siteProblems({ hosting, server }: PrerenderOptions, site: Site, files: ReadonlySet<string>) {
  const { routes, addresses: listed, unlistedAddresses: unlisted, redirects } = site;
  return [
    ...tableProblems(routes, { listed, unlisted, redirects, server, files }),
    ...missingScripts(hosting.scripts ?? [], (path) => files.has(path)),
  ];
}

/** What the pages are made with. */
interface Built {
  manifest: Manifest;
  assets: Assets;
  files: ReadonlySet<string>;
}

/** Renders and checks every page. Returns them by their files, and what is wrong with them. */
async function renderPages({ entry, server }: PrerenderOptions, site: Site, built: Built) {
  const { manifest, assets, files } = built;
  const pages = new Map<string, string>();
  const problems: string[] = [];
  const surroundings = surroundingsOf(site, files);
  for (const address of [...site.addresses, ...site.unlistedAddresses]) {
    const page = surroundings.pageFor(address) ?? '';
    const source = Object.keys(manifest).find((file) => isPageFile(file, page)) ?? page;
    let rendered: RenderedPage;
    try {
      rendered = await withinAMinute(site.render(address));
    } catch (error) {
      problems.push(`${source} cannot be rendered at ${address}: ${describeThrown(error)}`);
      continue;
    }
    const startsApp = address === '/' && site.manifest !== undefined;
    const chunks = chunksOf(manifest, entry, rendered.files);
    problems.push(
      ...pageProblems({ ...rendered, address, source: rendered.files[0] ?? server }, surroundings),
    );
    pages.set(
      `${address === '/' ? 'index' : address.slice(1)}.html`,
      document({ ...rendered, startsApp, chunks }, assets),
    );
  }
  return { pages, problems };
}

/** Rejects instead of waiting for a promise that never settles, with which Node would end the build without an error. */
async function withinAMinute<Value>(promise: Promise<Value>): Promise<Value> {
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

/** What the links and media of a page may lead to. */
function surroundingsOf(site: Site, files: ReadonlySet<string>): Surroundings {
  const { origin, routes, addresses, unlistedAddresses } = site;
  const pages = new Set([...addresses, ...unlistedAddresses]);
  return {
    origin,
    pageFor: (address) => routeFor(routes, address)?.page,
    hasPage: (address) =>
      pages.has(address) || routes.some(({ standsFor: path }) => path && matchAddress(path, address)),
    hasFile: (path) => files.has(path),
  };
}

/** Returns what robots, the host and `vite preview` read, by their paths. */
function generatedFiles(options: PrerenderOptions, site: Site, files: ReadonlySet<string>) {
  const { hosting, publicDir } = options;
  const { routes, addresses, unlistedAddresses, redirects } = site;
  const rules = hostRules({
    routes,
    addresses: [...addresses, ...unlistedAddresses],
    redirects,
    ...hosting,
    files: [...files].map((file) => file.slice(1)),
    publicFiles: filesIn(publicDir),
  });
  const all = {
    ...siteFiles(site),
    [rulesFile]: JSON.stringify(rules),
    ...(hosting.host && hostFiles(hosting.host, rules)),
  };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [`/${name}`, text]));
}

/** Throws if there are problems. The same mistake is often on every page. */
function failFor(problems: readonly string[]) {
  if (problems.length === 0) return;
  const few = problems.slice(0, 20).map((problem) => `\n  ✖ ${problem}`);
  const more = problems.length > few.length ? `\n  … and ${problems.length - few.length} more` : '';
  throw new Error(`The site has mistakes that its visitors would meet:${few.join('')}${more}`);
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

async function readSite({ server, serverDir }: PrerenderOptions): Promise<Site> {
  // So that the place of an error is one in the sources.
  process.setSourceMapsEnabled(true);
  const name = server.replace(/^.*\//, '').replace(/\.\w+$/, '.js');
  // Named as its own chunks name it: under another address they would get a second copy, with contexts of its own.
  const address = pathToFileURL(join(serverDir, name)).href;
  const { default: site } = (await import(address)) as { default?: Site };
  if (!site?.render)
    throw new Error(`${server} exports no site. It must end with: export default defineSite({ … }).`);
  return site;
}

async function findAssets(options: PrerenderOptions, manifest: Manifest): Promise<Assets> {
  const { root, entry, loader, outDir, hosting } = options;
  const files = Object.values(manifest).map(({ file }) => file);
  const script = manifest[entry]?.file;
  const styleSheet = files.find((file) => file.endsWith('.css'));
  if (!script || !styleSheet)
    throw new Error(`The build has no ${entry} or no stylesheet. The entry must import the site's styles.`);
  if (!existsSync(join(root, loader))) throw new Error(`There is no loader at ${loader}.`);
  return {
    loader: await buildLoader(root, loader, outDir),
    entry: script,
    styleSheet,
    font: firstFont(await readFile(join(outDir, styleSheet), 'utf8'), files),
    icons: iconsIn(outDir),
    scripts: (hosting.scripts ?? []).map(scriptElement),
  };
}
