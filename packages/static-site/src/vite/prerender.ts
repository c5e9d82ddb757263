import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchPath } from 'react-router-dom';
import type { Site } from '../server.tsx';
import { buildLoader } from './buildLoader.ts';
import { document, type Assets } from './document.ts';
import { firstTypeface } from './firstTypeface.ts';
import { hostFiles, type Host } from './host/hostFiles.ts';
import { hostRules, type Policy } from './host/rules.ts';
import { iconsIn } from './icons.ts';
import { chunksOf, type Manifest } from './manifest.ts';
import { pageProblems, tableProblems, type Surroundings } from './problems.ts';
import { siteFiles } from './siteFiles.ts';

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
  /** Folder of the built server; it is removed when the pages are written. */
  serverDir: string;
  /** The host that is told of redirects, rewrites and headers, if any. */
  host: Host | undefined;
  policy: Policy;
}

/**
 * Writes every known address of a built site as static HTML, and the files for machines.
 * @public index.ts imports it by its address.
 */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { entry, server, outDir, serverDir } = options;
  const since = performance.now();
  const site = await readSite(options);
  const { addresses: listed, unlistedAddresses: unlisted, redirects } = site;
  const manifest = await readManifest(outDir);
  const assets = await findAssets(options, manifest);
  await rm(join(outDir, '.vite'), { recursive: true });

  const addresses = [...listed, ...unlisted];
  const surroundings = surroundingsOf(addresses, site, outDir);
  const problems = tableProblems(site.routes, { listed, unlisted, redirects, server });
  for (const address of problems.length > 0 ? [] : addresses) {
    const rendered = await site.render(address);
    const { html, head, files, eager, ahead, language, loadFailed } = rendered;
    problems.push(...pageProblems({ ...rendered, address, source: files[0] ?? server }, surroundings));
    const page = document(
      {
        language,
        html,
        head,
        chunks: chunksOf(manifest, entry, files),
        startsApp: address === '/' && site.manifest !== undefined,
        eager,
        ahead,
        failed: loadFailed,
      },
      assets,
    );
    writePage(join(outDir, fileOf(address)), page);
  }
  if (problems.length > 0) throw new Error(report(problems));

  await writeFilesForMachines(options, site);
  await rm(serverDir, { recursive: true });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const folder = relative(process.cwd(), outDir);
  console.log(`${addresses.length} pages written to ${folder} in ${seconds} s.`);
}

/** Returns the file of an address, below the folder of the site. */
const fileOf = (address: string) => `${address === '/' ? 'index' : address.slice(1)}.html`;

/** At once: a page is small, and to wait for each takes longer than to write it. */
function writePage(file: string, page: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}

/** What the links and pictures of a page may lead to. */
function surroundingsOf(
  addresses: readonly string[],
  { origin, routes }: Site,
  outDir: string,
): Surroundings {
  const pages = new Set(addresses);
  return {
    origin,
    pageFor: (address) => routes.find(({ path }) => matchPath(path, address))?.page,
    hasPage: (address) => pages.has(address),
    hasFile: (path) => existsSync(join(outDir, decodeURI(path))),
  };
}

/**
 * Writes what robots read, and tells the host what follows from the table of addresses and from the files that are there:
 * those of an earlier build that no page names any more have to be gone.
 */
async function writeFilesForMachines({ host, policy, outDir }: PrerenderOptions, site: Site) {
  for (const [name, text] of Object.entries(siteFiles(site))) await writeFile(join(outDir, name), text);
  if (!host) return;
  const { routes, addresses, unlistedAddresses, redirects } = site;
  const assets = (await readdir(join(outDir, 'assets'))).map((file) => `assets/${file}`);
  const rules = hostRules({
    routes,
    addresses: [...addresses, ...unlistedAddresses],
    redirects,
    policy,
    assets,
  });
  for (const [name, text] of Object.entries(hostFiles(host, rules)))
    await writeFile(join(outDir, name), text);
}

/** The same mistake is often on every page. */
function report(problems: readonly string[]): string {
  const few = problems.slice(0, 20);
  const more = problems.length > few.length ? `\n  … and ${problems.length - few.length} more` : '';
  return `The site has mistakes that its visitors would meet:\n${few.map((problem) => `  ✖ ${problem}`).join('\n')}${more}`;
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

async function readSite({ server, serverDir }: PrerenderOptions): Promise<Site> {
  const name = server.replace(/^.*\//, '').replace(/\.\w+$/, '.js');
  // Named as its own chunks name it: under another address they would get a second copy, with contexts of its own.
  const address = pathToFileURL(join(serverDir, name)).href;
  const { default: site } = (await import(address)) as { default?: Site };
  if (!site?.render)
    throw new Error(`${server} exports no site. It is to end with: export default defineSite({ … }).`);
  return site;
}

async function findAssets(options: PrerenderOptions, manifest: Manifest): Promise<Assets> {
  const { root, entry, loader, outDir } = options;
  const files = Object.values(manifest).map(({ file }) => file);
  const script = manifest[entry]?.file;
  const styleSheet = files.find((file) => file.endsWith('.css'));
  if (!script || !styleSheet)
    throw new Error(`The build has no ${entry} or no stylesheet. The entry must import the site's styles.`);
  return {
    loader: await buildLoader(root, loader, outDir),
    entry: script,
    styleSheet,
    font: firstTypeface(await readFile(join(outDir, styleSheet), 'utf8'), files),
    icons: iconsIn(outDir),
  };
}
