import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyExample, installFromHere, programOf, type Consumer } from './consumer.ts';
import type { BuildableSite } from './backEnd.ts';

/** The locksmith's site of `examples/sister-site`, outside the repository, with nothing but the packed packages. */
export interface SisterSite extends Consumer, BuildableSite {
  /** Runs the programs of its `npm run check`. */
  check: () => void;
}

export function sisterSite(tarballs: readonly string[]): SisterSite {
  const site = copyExample('sister-site');
  const { folder, run } = site;
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  installFromHere(site, tarballs, Object.keys({ ...dependencies, ...devDependencies }));

  const node = (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
    run(process.execPath, [program, ...args], env);
  const ours = (program: string) => join(folder, 'node_modules/@tarcza', program);
  const theme = ours('ui/dist/tokens/cli.js');
  node(theme, ['build', 'brand/zapadka.json', '--out', 'src/theme.css']);
  return {
    ...site,
    rules: join(folder, 'firestore.rules'),
    build: (env) => node(programOf('vite/bin/vite.js'), ['build'], { ...env, NODE_ENV: 'production' }),
    check() {
      node(theme, ['check', 'brand/zapadka.json']);
      node(programOf('typescript/bin/tsc'), []);
      node(ours('contact/dist/rules/cli.js'), ['firestore.rules', '--fields', 'src/fields.ts', '--check']);
    },
  };
}
