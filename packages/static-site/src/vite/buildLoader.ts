import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the loader as one classic script, which Vite cannot build together with modules. Returns its path relative to the
 * site's folder.
 */
export async function buildLoader(root: string, loader: string, outDir: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, loader),
        output: { format: 'iife', entryFileNames: 'assets/loader-[hash].js' },
      },
    },
  });
  const [output] = [result].flat();
  const script = output && 'output' in output ? output.output[0].fileName : undefined;
  if (!script) throw new Error(`Vite returned no script for ${loader}.`);
  return script;
}
