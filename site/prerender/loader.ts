import { join } from 'node:path';
import { build } from 'vite';
import { dist } from '../dist.ts';

/** Builds src/loader.ts as one classic script, which Vite does not do beside modules. Returns its path below dist. */
export async function buildLoader(site: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: site,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: {
        input: join(site, 'src/loader.ts'),
        output: { format: 'iife', entryFileNames: 'assets/loader-[hash].js' },
      },
    },
  });
  const [output] = [result].flat();
  const script = output && 'output' in output ? output.output[0].fileName : undefined;
  if (!script) throw new Error('Vite returned no script for src/loader.ts.');
  return script;
}
