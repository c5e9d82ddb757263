// Writes every known address as static HTML into site/dist. Runs after `vite build --app`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as ServerModule from './src/server';

const site = import.meta.dirname;
const dist = join(site, 'dist');

const server = (await import(join(site, 'dist-server/server.js'))) as typeof ServerModule;

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; isEntry?: boolean }>;
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const entry = manifest['src/main.tsx'];
if (!entry) throw new Error('The manifest has no src/main.tsx. Compare `input` in vite.config.ts.');
const styleSheets = Object.values(manifest)
  .filter(({ file }) => file.endsWith('.css'))
  .map(({ file }) => file);
const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))?.file;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

function element({ tag, attributes, text }: ServerModule.HeadElement) {
  const written = Object.entries({ ...attributes, [server.pageMark]: '' })
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  if (tag === 'script') return `<script${written}>${text}</script>`;
  return tag === 'title' ? `<title${written}>${escapeText(text ?? '')}</title>` : `<${tag}${written}>`;
}

function page({ html, head }: ServerModule.RenderedPage) {
  return [
    '<!doctype html>',
    '<html lang="pl">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(font ? [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`] : []),
    ...styleSheets.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...head.map(element),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script type="module" src="/${entry?.file}"></script>`,
    '</head>',
    `<body><div id="root">${html}</div></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** "/faq" becomes faq.html, which the host serves without its ending. */
const fileOf = (address: string) => join(dist, `${address === '/' ? 'index' : address.slice(1)}.html`);

async function write(address: string, file = fileOf(address)) {
  const html = page(await server.renderPage(address));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

for (const address of server.addresses) await write(address);
await write('/404', join(dist, '404.html'));
await rm(join(dist, '.vite'), { recursive: true });
await rm(join(site, 'dist-server'), { recursive: true });
console.log(`${server.addresses.length + 1} pages written to site/dist.`);
