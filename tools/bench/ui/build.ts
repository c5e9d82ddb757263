import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { contestants, type Name } from './faq.ts';

export interface Built {
  /** Renders the page on the server. */
  render: () => string;
  /** Hydrates it in a browser. */
  script: string;
}

/** Production builds of each contestant, for a server and for a browser. */
export async function buildContestants(folder: string): Promise<Record<Name, Built>> {
  const built: Partial<Record<Name, Built>> = {};
  for (const name of contestants) {
    const out = join(folder, name);
    await build(
      settings(name, folder, { outDir: join(out, 'server'), ssr: join(import.meta.dirname, 'server.tsx') }),
    );
    await build(settings(name, folder, { outDir: join(out, 'browser') }));
    const server = (await import(pathToFileURL(join(out, 'server/server.mjs')).href)) as Pick<
      Built,
      'render'
    >;
    built[name] = { render: server.render, script: readFileSync(join(out, 'browser/page.js'), 'utf8') };
  }
  return built as Record<Name, Built>;
}

function settings(name: Name, folder: string, output: NonNullable<InlineConfig['build']>): InlineConfig {
  return {
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    // Each library is bundled into the server's build too, so that none has a longer way to its modules.
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/server'] },
    resolve: {
      alias: {
        contestant: join(import.meta.dirname, `contestants/${name}.tsx`),
        '@tarcza/ui': join(folder, 'dist/index.js'),
      },
      dedupe: ['react', 'react-dom'],
    },
    build: {
      emptyOutDir: true,
      modulePreload: false,
      target: 'es2022',
      ...output,
      rollupOptions: output.ssr
        ? { output: { entryFileNames: '[name].mjs' } }
        : {
            input: join(import.meta.dirname, 'hydration.tsx'),
            output: { entryFileNames: 'page.js', codeSplitting: false },
          },
    },
  };
}
