import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../server.tsx';
import { compressTexts } from './host/compress.ts';
import { listPolicies, renderHostFiles } from './host/options.ts';
import { validateRedirects } from './host/validateRedirects.ts';
import { createHostRules, validatePublicFiles } from './host/rules.ts';
import { listFiles } from './files.ts';
import { prepareAssets } from './prepareAssets.ts';
import type { PrerenderOptions } from './prerenderOptions.ts';
import { rulesFileName } from './previewServer.ts';
import { throwIfAny } from './describeError.ts';
import { renderPages } from './renderPages.ts';
import { renderSitemap, renderSiteFiles, sitemapFile } from './renderSiteFiles.ts';
import { entries } from './entries.ts';
import { validateRouteTable } from './validateRouteTable.ts';

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
  const assets = await prepareAssets(options);
  await rm(join(outDir, '.vite'), { recursive: true });
  const built = listFiles(outDir).filter((file) => !join(outDir, file).startsWith(serverDir));
  const builtFiles = new Set(built.map((file) => `/${file}`));
  const siteFiles = renderSiteFiles(site);
  const files = new Set([...builtFiles, sitemapFile, ...Object.keys(siteFiles)]);
  throwIfAny([
    ...validateRouteTable({ ...site, files }),
    ...validateRedirects({ ...site, files }),
    ...validatePublicFiles(listFiles(options.publicDir)),
  ]);

  const { pages, hidden, days, linked } = await renderPages(options, site, assets, files);

  const addresses = [...days.keys()];
  const found = { ...site, addresses };
  const generated = {
    ...siteFiles,
    [sitemapFile]: renderSitemap(days, site.origin),
    ...renderRulesForHosts(options, found, builtFiles),
  };
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

/** Lines for all robots, not those of one company. */
const excludesAll = /^User-agent:\s*\*\s*$(?:(?!^User-agent:)[^])*^Disallow:\s*\/\s*$/im;

async function warnOfSearch(outDir: string, hidden: readonly string[], unlinked: readonly string[]) {
  const list = (all: readonly string[]) =>
    `${all.slice(0, 3).join(', ')}${all.length > 3 ? ` and ${all.length - 3} more` : ''}`;
  if (hidden.length > 0) console.warn(`! Search engines leave out pages with noindex: ${list(hidden)}.`);
  if (unlinked.length > 0) console.warn(`! No page links to ${list(unlinked)}.`);
  if (excludesAll.test(await readFile(join(outDir, 'robots.txt'), 'utf8')))
    console.warn('! public/robots.txt has "Disallow: /", so search engines leave out the whole site.');
}

function renderRulesForHosts({ hosting }: PrerenderOptions, site: Site, files: ReadonlySet<string>) {
  const rules = createHostRules({
    ...site,
    addresses: [...site.addresses, ...site.unlistedAddresses],
    policies: listPolicies(hosting.policy),
    files,
  });
  const hostFiles = hosting.host && renderHostFiles(hosting.host, rules);
  return { [`/${rulesFileName}`]: JSON.stringify(rules), ...hostFiles };
}

async function readSite({ serverDir }: PrerenderOptions): Promise<Site> {
  // Stack traces then refer to the sources.
  process.setSourceMapsEnabled(true);
  // The same URL as in the server's chunks. Another one would load a second copy, with separate contexts.
  const address = pathToFileURL(join(serverDir, 'server.mjs')).href;
  const { default: site } = (await import(address)) as { default?: Site };
  if (!site?.render)
    throw new Error(`${entries.server} exports no site. It must end with: export default defineSite({ … }).`);
  return site;
}
