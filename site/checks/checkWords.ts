/**
 * Checks that each page of a service in a town is worth having: `node site/checks/checkWords.ts`. Reads the built pages in
 * site/dist, so build first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Cities from '../src/content/cities';
import type * as Services from '../src/content/services';
import { limits, measure, missed, type TownPage } from './ownWords.ts';
import { root } from '../../tools/local/paths.ts';

const content = <Module>(name: string) => runnerImport<Module>(join(root, 'site/src/content', name));
const [
  {
    module: { cities },
  },
  {
    module: { services },
  },
] = await Promise.all([content<typeof Cities>('cities.ts'), content<typeof Services>('services.ts')]);

const pages = services.flatMap(({ slug: service }) =>
  cities.map(({ slug: town }): TownPage => {
    const file = join(root, `site/dist/uslugi/${service}/${town}.html`);
    if (!existsSync(file)) throw new Error(`${file} is missing. Build the site first: npm run build`);
    return { service, town, html: readFileSync(file, 'utf8') };
  }),
);

const measured = measure(
  pages,
  cities.flatMap(({ name, genitive, locative }) => [name, genitive, locative.replace(/^we?\s/, '')]),
);
console.table(
  measured.map(({ service, words, overlap, own, poorest }) => ({
    service,
    'words a page': Math.round(words),
    [`shared, at most ${limits.overlap} %`]: overlap.toFixed(1),
    [`own, at least ${limits.own} %`]: own.toFixed(1),
    'fewest of its own': `${poorest.town} ${poorest.own.toFixed(1)}`,
  })),
);
const problems = missed(measured);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
