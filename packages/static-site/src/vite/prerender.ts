import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchPath } from 'react-router-dom';
import type { Site } from '../server.tsx';
import { buildLoader } from './buildLoader.ts';
import { document, type Assets } from './document.ts';
import { firstTypeface } from './firstTypeface.ts';
import { hostFiles } from './host/hostFiles.ts';
import type { HostingOptions } from './host/options.ts';
import { redirectFaults } from './host/redirectFaults.ts';
import { hostRules } from './host/rules.ts';
import { missingScripts, scriptElement } from './host/scripts.ts';
import { filesIn } from './filesIn.ts';
import { iconsIn } from './icons.ts';
import { inlineStyles } from './inlineStyles.ts';
import { withShortNames, type ShortNames } from './customProperties.ts';
import { baseOf, fileOf, keptPages, textsFolder, textsIn, type DrawnPage } from './keptPages.ts';
import { chunksIn, scriptsThatDraw, type Manifest } from './manifest.ts';
import { namesElsewhere, type NamesElsewhere } from './namesElsewhere.ts';
import { rulesFile } from './previewServer.ts';
import { pageProblems, tableProblems, type Surroundings } from './problems.ts';
import { remembered } from './remembered.ts';
import { siteFiles } from './siteFiles.ts';
import { textsOfPages } from './textsOfPages.ts';

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
  /** Folder of files that the site has as they are; empty if there is none. */
  publicDir: string;
  /** Folder of what one build leaves to the next. */
  cacheDir: string;
  hosting: HostingOptions;
}

/**
 * Writes every known address of a built site as static HTML, and the files for machines. Pages that the last build
 * wrote, and that would come out the same, are left as they stand.
 * @public index.ts fetches it by its address.
 */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { entry, server, outDir, serverDir } = options;
  const since = performance.now();
  const before = mostMemory();
  const site = await readSite(options);
  const { addresses: listed, unlistedAddresses: unlisted, redirects, origin } = site;
  const manifest = await readManifest(outDir);
  const textsOf = textsOfPages(await readManifest(serverDir), site.routes, server);
  const { assets, ...names } = await findAssets(options, manifest);
  const { shared, chunksOf } = chunksIn(manifest, entry, outDir);
  const scriptsOf = scriptsThatDraw(manifest, site.routes, { outDir, shared: [assets.entry, ...shared] });
  const stylesOf = await stylesOfPages(options, { ...assets, ...names }, site, scriptsOf);

  const addresses = [...listed, ...unlisted];
  const surroundings = { ...surroundingsOf(addresses, site, outDir), ...names };
  await rm(join(outDir, '.vite'), { recursive: true });
  const base = baseOf({
    ...options,
    facts: { addresses, redirects, origin, language: site.language, assets },
  });
  const kept = keptPages({ ...options, addresses, base, texts: textsIn(serverDir) });
  // Where a page is kept, the table is the one that was checked when it was drawn.
  const problems = kept.count > 0 ? [] : siteProblems(options, site, surroundings.hasFile);
  const drawn = new Map<string, DrawnPage>();

  for (const address of problems.length > 0 ? [] : addresses) {
    if (kept.has(address)) continue;
    const rendered = await site.render(address);
    const { html, head, files, eager, ahead, language, loadFailed } = rendered;
    problems.push(...pageProblems({ ...rendered, address, source: files[0] ?? server }, surroundings));
    const { styles, sheet } = await stylesOf(rendered);
    const page = document(
      {
        language,
        html,
        head,
        styles,
        sheet,
        chunks: chunksOf(files),
        startsApp: address === '/' && site.manifest !== undefined,
        eager,
        ahead,
        failed: loadFailed,
      },
      assets,
    );
    drawn.set(address, { texts: textsOf(files[0] ?? server), sheet });
    writePage(join(outDir, fileOf(address)), page);
  }
  if (problems.length > 0) throw new Error(report(problems));

  await kept.record(drawn);
  await writeFilesForMachines(options, site);
  await rm(serverDir, { recursive: true });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const folder = relative(process.cwd(), outDir);
  console.log(
    `${drawn.size} pages written to ${folder} in ${seconds} s, ${kept.count} kept (${mostMemory()} MB of memory at most, ${before} before the first page).`,
  );
}

/** What became of the names of custom properties, and who else knows some. */
type Names = Pick<ShortNames, 'isRenamed'> & NamesElsewhere;

/** Finds the rules of each page, and writes those that only its scripts may need into a style sheet of their own. */
async function stylesOfPages(
  { outDir, entry }: PrerenderOptions,
  { styleSheet, isNamed, maySay }: Assets & Names,
  site: Site,
  scriptsOf: ReturnType<typeof scriptsThatDraw>,
) {
  const stylesOf = inlineStyles(await readFile(join(outDir, styleSheet), 'utf8'), isNamed, maySay);
  const broken = site.broken();
  // Many pages share one.
  const sheetOf = remembered((css: string) => writeSheet(outDir, 'drawn', css));
  const scriptsFor = remembered((files: string) => [broken, ...scriptsOf([entry, ...files.split('\n')])]);
  return async ({ html, loadFailed, files, eager }: Awaited<ReturnType<Site['render']>>) => {
    // A page that shows something else as soon as it wakes waits for the whole sheet.
    const scripts = eager ? undefined : scriptsFor(files.join('\n'));
    const styles = stylesOf(html + loadFailed, scripts);
    return { styles, sheet: styles.later && (await sheetOf(styles.later)) };
  };
}

/** Writes a style sheet under a name that follows from what it says, and answers that. */
async function writeSheet(outDir: string, kind: 'style' | 'drawn', css: string): Promise<string> {
  const file = `assets/${kind}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(outDir, file), css);
  return file;
}

/** At once: a page is small, and to wait for each takes longer than to write it. */
function writePage(file: string, page: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}

/** What is wrong with the site as a whole. */
function siteProblems(
  { hosting, server }: PrerenderOptions,
  { routes, addresses, unlistedAddresses, redirects, origin }: Site,
  hasFile: Surroundings['hasFile'],
) {
  return [
    ...tableProblems(routes, { listed: addresses, unlisted: unlistedAddresses, redirects, server }),
    ...redirectFaults(redirects, origin, server),
    ...missingScripts(hosting.scripts ?? [], hasFile),
  ];
}

/** What the links and pictures of a page may lead to. */
function surroundingsOf(
  addresses: readonly string[],
  { origin, routes }: Site,
  outDir: string,
): Omit<Surroundings, 'isRenamed'> {
  const pages = new Set(addresses);
  return {
    origin,
    pageFor: (address) => routes.find(({ path }) => matchPath(path, address))?.page,
    hasPage: (address) => pages.has(address),
    hasFile: remembered((path) => existsSync(join(outDir, decodeURI(path)))),
  };
}

/**
 * Writes what robots read, and tells the host what follows from the table of addresses and from the files that are there:
 * those of an earlier build that no page names any more have to be gone.
 */
async function writeFilesForMachines(options: PrerenderOptions, site: Site) {
  const { hosting, outDir, publicDir } = options;
  for (const [name, text] of Object.entries(siteFiles(site))) await writeFile(join(outDir, name), text);
  const { routes, addresses, unlistedAddresses, redirects } = site;
  const rules = hostRules({
    routes,
    addresses: [...addresses, ...unlistedAddresses],
    redirects,
    ...hosting,
    // A text keeps its name when its words change, so browsers ask for it again.
    files: filesIn(outDir).filter((file) => !file.startsWith(textsFolder)),
    publicFiles: filesIn(publicDir),
  });
  const files = { [rulesFile]: JSON.stringify(rules), ...(hosting.host && hostFiles(hosting.host, rules)) };
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
}

/** The most memory that the process has had, in MB; most of it takes the bundler. */
const mostMemory = () => Math.round(process.resourceUsage().maxRSS / 1024);

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

async function findAssets(
  options: PrerenderOptions,
  manifest: Manifest,
): Promise<Names & { assets: Assets }> {
  const { root, entry, loader, outDir, publicDir } = options;
  const files = Object.values(manifest).map(({ file }) => file);
  const script = manifest[entry]?.file;
  const styleSheet = files.find((file) => file.endsWith('.css'));
  if (!script || !styleSheet)
    throw new Error(`The build has no ${entry} or no style sheet. The entry is to import the site's styles.`);
  const loaderFile = await buildLoader(root, loader, outDir);
  const elsewhere = namesElsewhere(outDir, loaderFile, publicDir);
  const sheet = await readFile(join(outDir, styleSheet), 'utf8');
  const { css, isRenamed } = withShortNames(sheet, elsewhere.isNamed);
  await rm(join(outDir, styleSheet));
  const assets: Assets = {
    loader: loaderFile,
    entry: script,
    styleSheet: await writeSheet(outDir, 'style', css),
    font: firstTypeface(css, files),
    icons: iconsIn(outDir),
    scripts: (options.hosting.scripts ?? []).map(scriptElement),
  };
  return { assets, ...elsewhere, isRenamed };
}
