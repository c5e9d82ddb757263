// Writes every known address as static HTML beside the build of the code. Runs after `vite build --app`.
// `--more-towns 1000` adds pages of towns that do not exist, and keeps the built server, to measure the growth.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type * as Server from './src/server';
import { dist, distServer } from './dist.ts';
import { document, type Assets } from './prerender/document.ts';
import { inlineStyles } from './prerender/inlineStyles.ts';
import { buildLoader } from './prerender/loader.ts';
import { writeSiteFiles } from './prerender/siteFiles.ts';

const site = import.meta.dirname;

const server = (await import(join(distServer, 'server.js'))) as typeof Server;

type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

function built(what: (file: string, source: string) => boolean) {
  return Object.entries(manifest).find(([source, { file }]) => what(file, source))?.[1].file;
}

const entry = built((_, source) => source === 'src/main.tsx');
const styleSheet = built((file) => file.endsWith('.css'));
if (!entry || !styleSheet)
  throw new Error('The build has no src/main.tsx or no style sheet. Compare vite.config.ts.');

const assets: Assets = {
  loader: await buildLoader(site),
  entry,
  styleSheet,
  font: built((file) => file.endsWith('.woff2')),
};
const stylesOf = inlineStyles(await readFile(join(dist, styleSheet), 'utf8'));

/** The scripts that a source file needs before it can run, itself included. */
function chunksOf(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file) || source === 'src/main.tsx') return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(imported, found);
  return found;
}

const entryChunks = (manifest['src/main.tsx']?.imports ?? []).flatMap((source) => [...chunksOf(source)]);

/** "/faq" becomes faq.html, which the host serves without its ending. */
const fileOf = (address: string) => join(dist, `${address === '/' ? 'index' : address.slice(1)}.html`);

async function write(address: string) {
  const { html, head, files, eager } = await server.renderPage(address);
  const chunks = new Set([...entryChunks, ...files.flatMap((source) => [...chunksOf(source)])]);
  const parts = {
    html,
    head,
    styles: stylesOf(html + server.loadFailed),
    chunks: [...chunks],
    startsApp: address === '/',
    eager,
    failed: server.loadFailed,
  };
  const file = fileOf(address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, document(parts, assets, server.pageMark));
}

const { values: options } = parseArgs({ options: { 'more-towns': { type: 'string', default: '0' } } });
const moreTowns = Number(options['more-towns']);

const addresses = [...server.addresses, ...server.unlistedAddresses];
for (let number = 1; number <= moreTowns; number += 1) addresses.push(`/uslugi/deratyzacja/miasto-${number}`);

const since = performance.now();
for (const address of addresses) await write(address);
await writeSiteFiles(dist, server.siteFacts);

if (moreTowns === 0) {
  await rm(join(dist, '.vite'), { recursive: true });
  await rm(distServer, { recursive: true });
}
const seconds = ((performance.now() - since) / 1000).toFixed(1);
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  `${addresses.length} pages written to ${relative(process.cwd(), dist)} in ${seconds} s (${memory} MB of memory at most).`,
);
