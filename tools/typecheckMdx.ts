/** Type-checks the documentation pages: compiles each to JSX, and runs tsc on them. A part of `npm run typecheck`. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
// @ts-expect-error: it has no types
import mdxLoader from '@storybook/addon-docs/mdx-loader';
import remarkGfm from 'remark-gfm';
import { localFolder, root } from './local/paths.ts';
import { exitOnFailure, Problem } from './local/problem.ts';
import { runInTerminal } from './local/run.ts';

const folder = join(localFolder, 'mdx');
const loader = mdxLoader as (this: object, content: string) => Promise<void>;

/** Compiles a page as Storybook does, except that its JSX stays. Storybook's compiler is a loader of webpack. */
const compile = (page: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const context = {
      resourcePath: page,
      getOptions: () => ({ mdxCompileOptions: { jsx: true, remarkPlugins: [remarkGfm] } }),
      async: () => (error: Error | null, code?: string) => (error ? reject(error) : resolve(code ?? '')),
    };
    void loader.call(context, readFileSync(join(root, page), 'utf8'));
  });

await exitOnFailure(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const page of globSync('{.storybook,packages/ui/src}/**/*.mdx', { cwd: root })) {
    const file = join(folder, `${page}.tsx`);
    mkdirSync(dirname(file), { recursive: true });
    // MDX writes no type of its props.
    writeFileSync(file, (await compile(page)).replace('(props = {})', '(props: any = {})'));
  }
  const settings = {
    extends: join(root, 'tsconfig.json'),
    // Relative imports of the pages begin where the pages are.
    compilerOptions: {
      rootDirs: [root, folder],
      strict: false,
      strictNullChecks: true,
      incremental: true,
      tsBuildInfoFile: join(localFolder, 'typesOfMdx.tsbuildinfo'),
    },
    include: ['.storybook/**/*', 'packages/**/*'],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // One checker takes the least of the processor.
  if (!runInTerminal(process.execPath, [tsc, '-p', folder, '--checkers', '1']))
    throw new Problem('The pages have wrong types.');
});
