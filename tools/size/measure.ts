import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, minifySync, type Rolldown } from 'vite';
import { packageNames, withFreshPackage } from '../package/freshPackage.ts';
import type { Budget, Size } from './budgets.ts';

/** Measures fresh builds of the packages. */
export async function measureSizes(budgets: readonly Budget[]): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const name of packageNames) {
    const own = budgets.filter((budget) => (budget.package ?? 'ui') === name);
    if (own.length === 0) continue;
    await withFreshPackage(async (folder) => {
      for (const budget of own) sizes.push({ ...budget, ...(await measure(budget, folder)) });
    }, name);
  }
  return budgets.flatMap((budget) => sizes.find(({ name }) => name === budget.name) ?? []);
}

async function measure(budget: Budget, folder: string): Promise<Pick<Size, 'bytes'>> {
  const { file = 'index.js', imports, part } = budget;
  if (!imports) return { bytes: gzipped(readFileSync(join(folder, 'dist', file))) };
  const names = imports.includes('*') ? '*' : `{ ${imports.join(', ')} }`;
  const chunks = await bundle(`export ${names} from './dist/${file}';`, folder);
  const files = (part === 'first' ? loadedFirst(chunks) : chunks).map(minified);
  return { bytes: files.reduce((sum, code) => sum + gzipped(code), 0) };
}

/** What a site's bundler makes of one import from the package. */
async function bundle(code: string, folder: string): Promise<Rolldown.OutputChunk[]> {
  const entry = join(folder, 'site.js');
  writeFileSync(entry, code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    // Whatever runs this, a test among them: what visitors get.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'site' },
      rollupOptions: {
        // As in a site: what the entry shares with a part that comes later stays in the entry.
        preserveEntrySignatures: 'allow-extension',
        external: /^(react(-dom|-router-dom)?|firebase)(\/|$)/,
        // As long as a site's own, but the same each time: a hash here holds the name of the temporary folder.
        output: { chunkFileNames: '[name]-B9fK_x3Q.js' },
      },
    },
  });
  return (result as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
}

/** The entry with everything that it imports, but not what it fetches later. */
function loadedFirst(chunks: readonly Rolldown.OutputChunk[]) {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  }
  return [...first];
}

/** Vite leaves libraries readable; a site's own build would not. */
function minified({ fileName, code }: Rolldown.OutputChunk) {
  return minifySync(fileName, code, { module: true, compress: true, mangle: true }).code;
}

function gzipped(content: string | Buffer) {
  return gzipSync(content, { level: 9 }).length;
}
