import { join } from 'node:path';
import { build } from 'vite';
import type { PrerenderOptions } from './prerenderOptions.ts';
import { sources } from './sources.ts';

/**
 * Builds the loader as one classic script, which Vite cannot build together with modules. Returns its path relative to the
 * site's folder.
 */
export async function buildLoader({ root, outDir, shared }: PrerenderOptions): Promise<string> {
  const result = await build({
    ...shared,
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, sources.loader),
        output: { format: 'iife', entryFileNames: 'assets/loader-[hash].js' },
      },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (!script) throw new Error(`Vite returned no script for ${sources.loader}.`);
  return script.fileName;
}
