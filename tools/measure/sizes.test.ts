import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, minifySync, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { getPackageFolder, type PackageName } from '../packages.ts';
import { createTemporaryFolder } from '../testing/createTemporaryFolder.ts';
import budgets from './size.budgets.json' with { type: 'json' };

/** The largest gzipped size of a part of a package, in bytes, without React, the router and Firebase. */
interface Budget {
  name: string;
  limit: number;
  /** @default 'ui' */
  package?: PackageName;
  /**
   * A file in `dist`.
   * @default 'index.js'
   */
  file?: string;
  /** What a site imports from the file, `*` for everything. Without it the file is measured as it is. */
  imports?: readonly string[];
  /** `first` counts what loads with the page, `all` also what loads later. */
  part?: 'first' | 'all';
}

/** Part of a limit by which a size may exceed it, so that a new component or a fix does not fail by a few bytes. */
const tolerance = 0.03;

async function measure({ package: name = 'ui', file = 'index.js', imports, part }: Budget): Promise<number> {
  const module = join(getPackageFolder(name), 'dist', file);
  if (!imports) return measureGzip(readFileSync(module));
  const names = imports.includes('*') ? '*' : `{ ${imports.join(', ')} }`;
  const chunks = await bundle(`export ${names} from ${JSON.stringify(module)};`);
  const files = (part === 'first' ? listLoadedFirst(chunks) : chunks).map(minify);
  return files.reduce((sum, code) => sum + measureGzip(code), 0);
}

/** Bundles a module as a site does. */
async function bundle(code: string): Promise<Rolldown.OutputChunk[]> {
  const folder = createTemporaryFolder();
  const entry = join(folder, 'site.js');
  writeFileSync(entry, code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    // Vitest sets NODE_ENV to "test".
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'site' },
      rollupOptions: {
        // What the entry shares with a lazy chunk stays in the entry.
        preserveEntrySignatures: 'allow-extension',
        external: /^(react(-dom|-router-dom)?|firebase)(\/|$)/,
        // A real hash would depend on the name of the temporary folder.
        output: { chunkFileNames: '[name]-B9fK_x3Q.js' },
      },
    },
  });
  return (result as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
}

/** Returns the entry with its static imports. */
function listLoadedFirst(chunks: readonly Rolldown.OutputChunk[]) {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  }
  return [...first];
}

/** Vite does not minify the whitespace of a library. */
const minify = ({ fileName, code }: Rolldown.OutputChunk) =>
  minifySync(fileName, code, { module: true, compress: true, mangle: true }).code;

const measureGzip = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

test.each(budgets as readonly Budget[])('$name does not exceed its budget', async (budget) => {
  const bytes = await measure(budget);
  expect(bytes).toBeGreaterThan(300);
  const advice = `It has ${bytes} bytes: make it smaller, or raise its limit in size.budgets.json`;
  expect(bytes, advice).toBeLessThanOrEqual(budget.limit * (1 + tolerance));
});
