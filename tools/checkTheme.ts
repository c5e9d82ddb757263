/**
 * Reports the pairs of colours of a theme whose contrast is too low, in both schemes:
 * `npm run check:theme` for our own themes, `npm run check:theme my-theme.css` for a file that sets the
 * custom properties, or for a TypeScript module or JSON that holds a theme.
 */
import { readFile } from 'node:fs/promises';
import { extname, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, type ViteDevServer } from 'vite';
import { root } from './setup/paths.ts';
import { describeFailure, Problem } from './setup/problem.ts';
import { describeTheme, isTheme, type Theme } from './theme/describeTheme.ts';
import { themeFromCss } from './theme/themeFromCss.ts';

type ThemeModule = typeof import('@tarcza/ui/theme');

const ours = ['packages/ui/src/theme/brandless.ts', 'site/src/theme/site.css.ts'];

/** Loads the package's source and any theme written in TypeScript, vanilla-extract included. */
function startLoader(): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['tarcza-source', 'module', 'development'] },
    ssr: { resolve: { conditions: ['tarcza-source', 'module', 'development'] } },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
}

async function readTheme(
  file: string,
  loader: ViteDevServer,
  { vars, brandless }: ThemeModule,
): Promise<Theme> {
  if (extname(file) === '.css') return themeFromCss(await readText(file), vars.color, brandless);

  const held: unknown[] =
    extname(file) === '.json'
      ? [JSON.parse(await readText(file))]
      : Object.values(await loader.ssrLoadModule(file));
  const theme = held.find(isTheme);
  if (!theme)
    throw new Problem(`${file} holds no theme: an object with the colours of \`light\` and \`dark\`.`);
  return theme;
}

async function readText(file: string) {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Problem(`${file} cannot be read.`);
  }
}

async function main() {
  const named = process.argv.slice(2).map((file) => resolve(process.env['INIT_CWD'] ?? '.', file));
  const files = named.length > 0 ? named : ours.map((file) => resolve(root, file));
  const loader = await startLoader();
  try {
    const theme = (await loader.ssrLoadModule('/packages/ui/src/theme/index.ts')) as ThemeModule;
    for (const file of files) {
      const colors = await readTheme(file, loader, theme);
      const { good, lines } = describeTheme(colors, theme.themeContrasts(colors));
      console.log([relative(process.cwd(), file), ...lines].join('\n'));
      if (!good) process.exitCode = 1;
    }
  } finally {
    await loader.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(`✖ ${describeFailure(error)}`);
  process.exitCode = 1;
}
