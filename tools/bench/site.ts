/**
 * Lighthouse over one page of each kind, mobile and desktop, median of three, beside the same page without any
 * script as the floor: `npm run bench:site`. More sites beside it: `--against URL`, as often as wanted; `--readme` makes
 * the one that the README of @tarcza/static-site tells how to make, and `--sister` that of examples/sister-site, both from
 * the packed packages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dist } from '../../site/dist.ts';
import { ensureBrowser } from '../local/browser.ts';
import { compareByLighthouse, type MeasuredPage } from './lighthouse.ts';
import { pageKinds } from '../../site/checks/pageKinds.ts';
import { serveConsumers } from '../../e2e/consumers/serveConsumers.ts';
import { serveFolder } from '../local/serveFolder.ts';

const { values: options } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    sister: { type: 'boolean', default: false },
    against: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    form: { type: 'string', multiple: true, default: ['mobile', 'desktop'] },
  },
});
const runs = Number(options.runs);
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no built site to measure. Build it first: npm run build');
  process.exit(1);
}

/** The page as it is, but for its script: what no application can be faster than. */
function withoutScript(address: string): string {
  const html = readFileSync(join(dist, `${address === '/' ? 'index' : address.slice(1)}.html`), 'utf8');
  return html.replace(/<script src=[^>]*><\/script>\n?/, '');
}

const chosen = Object.entries(pageKinds).filter(([kind]) => !options.only || options.only.includes(kind));
const floors = new Map(chosen.map(([kind, address]) => [`/without-script/${kind}`, withoutScript(address)]));
const server = await serveFolder(dist, floors);
const consumers = await serveConsumers((['readme', 'sister'] as const).filter((name) => options[name]));
const pages: MeasuredPage[] = [
  ...chosen.flatMap(([kind, address]): MeasuredPage[] => [
    { name: kind, url: server.origin + address, group: 'ours' },
    { name: `${kind}, no script`, url: `${server.origin}/without-script/${kind}`, group: 'floor' },
  ]),
  ...consumers.addresses.map((address): MeasuredPage => ({ ...address, group: 'other' })),
  ...options.against.map((url): MeasuredPage => ({ name: url, url, group: 'other' })),
];

try {
  await compareByLighthouse({
    pages,
    forms: options.form,
    runs,
    chromePath: await ensureBrowser(console.log),
    say: console.log,
  });
} finally {
  await server.close();
  await consumers.end();
}
