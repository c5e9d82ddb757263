import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createBuilder, type InlineConfig } from 'vite';
import { staticSite, type StaticSiteOptions } from '../vite/index.ts';

export type SiteFixture = ReturnType<typeof createSite>;

const modules = resolve(import.meta.dirname, '../../../../node_modules');

const page = (body: string) => `export default () => <main><h1>Buty</h1>${body}</main>;`;
const head = (path: string) =>
  `export const head = ({ slug }) => ({ title: 'Buty', description: 'Naprawa butów', canonical: \`${path}\` });`;

const files = {
  'src/style.css': 'h1 { color: teal }',
  'src/main.tsx': `import './style.css'; import { start } from '@tarcza/static-site'; import { app } from './app';
    export default () => start(app);`,
  'src/loader.ts': `import '@tarcza/first-act/loader';`,
  'src/app.tsx': `import { pages } from './routes';
    export const app = { pages, language: 'pl', Frame: ({ children }) => children, ErrorPage: () => null, errorHead: [] };`,
  'src/routes.ts': `import { createPages, createHeadElements } from '@tarcza/static-site';
    const site = { name: 'Szewc', origin: 'https://szewc.example', locale: 'pl_PL' };
    export const pages = createPages({
      routes: [
        { path: '/', page: 'home' },
        { path: '/cennik', page: 'prices' },
        { path: '/:slug', page: 'other' },
        { path: '*', page: 'notFound', eager: true },
      ],
      pages: import.meta.glob('./pages/*/Page.tsx'),
      heads: import.meta.glob('./pages/*/head.ts'),
      headElements: async () => createHeadElements(site),
    });`,
  'src/server.tsx': `import { defineSite } from '@tarcza/static-site/server'; import { app } from './app';
    export default defineSite({
      app, addresses: [], redirects: {},
      origin: 'https://szewc.example', loadFailed: 'Nie udało się.',
    });`,
  ...Object.fromEntries(
    Object.entries({ home: '/', prices: '/cennik', other: '/${slug}', notFound: '/' }).flatMap(
      ([name, address]) => [
        [`src/pages/${name}/Page.tsx`, page('')],
        [`src/pages/${name}/head.ts`, head(address)],
      ],
    ),
  ),
};

/** Creates a site of three pages. `own` adds or replaces files, `replaced` replaces texts in files. */
export function createSite(
  own: Readonly<Record<string, string>> = {},
  replaced: Readonly<Record<string, readonly [from: string, to: string]>> = {},
) {
  // In a subfolder, so that a build that empties the parent folder deletes nothing else.
  const parent = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'static-site-')));
  const root = join(parent, 'site');
  const all: Record<string, string> = { ...files, ...own };
  for (const [file, [from, to]] of Object.entries(replaced)) {
    if (!all[file]?.includes(from)) throw new Error(`${file} does not contain ${from}.`);
    all[file] = all[file].replace(from, to);
  }
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(dirname(join(root, file)), { recursive: true });
    fs.writeFileSync(join(root, file), text);
  }
  fs.symlinkSync(modules, join(root, 'node_modules'), 'dir');
  return {
    root,
    async build(options: StaticSiteOptions = {}, config: InlineConfig = {}) {
      const builder = await createBuilder({
        root,
        configFile: false,
        logLevel: 'silent',
        plugins: [staticSite(options)],
        ...sources,
        ...config,
      });
      await builder.buildApp();
    },
    read: (file: string) => fs.readFileSync(join(root, 'dist', file), 'utf8'),
    list: () =>
      fs
        .globSync(['**/*', '**/.*', '**/.*/**'], { cwd: root, exclude: (file) => file === 'node_modules' })
        .filter((file) => fs.statSync(join(root, file)).isFile())
        .toSorted(),
    remove: () => fs.rmSync(parent, { recursive: true }),
  };
}

/** Resolves the packages to their sources, so that they need not be built. */
const conditions = ['tarcza-source', 'module', 'browser', 'development|production'];
export const sources = {
  resolve: { conditions },
  ssr: { resolve: { conditions: ['tarcza-source', 'module', 'node', 'development|production'] } },
};
