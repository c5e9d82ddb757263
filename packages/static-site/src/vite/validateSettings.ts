import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { UserConfig } from 'vite';
import { createBuildError } from './describeError.ts';

/** Throws an Error if the site would not be served from the root of its host. */
export function validateBase(base: string): void {
  if (base !== '/')
    throw createBuildError(
      `Vite's \`base\` is "${base}", and a static site is served from the root of its host. Remove \`base\` (or --base) and give the site a host name of its own.`,
    );
}

/** Throws an Error if the build would publish React's development build. */
export function validateMode(isProduction: boolean): void {
  if (!isProduction)
    throw createBuildError(
      `NODE_ENV is "${process.env['NODE_ENV']}", which publishes React's development build. Remove it from the environment and from .env.`,
    );
}

const ownOptions = ['outDir', 'assetsDir', 'emptyOutDir', 'ssr', 'watch', 'write'] as const;

export function validateBuild({ build, environments }: UserConfig): void {
  for (const options of [build, environments?.['client']?.build, environments?.['ssr']?.build]) {
    const name = ownOptions.find((option) => options?.[option] !== undefined);
    if (name)
      throw createBuildError(
        `Vite's \`build.${name}\` is ${JSON.stringify(options?.[name])}, which staticSite sets itself. ` +
          'Remove it, or a second staticSite(). The folder of the site is the option `outDir` of staticSite.',
      );
  }
}

/** Throws an Error if emptying the folder of the built site would delete other files, such as `sources`. */
export function validateOutDir(root: string, outDir: string, sources: readonly string[], publicDir: string) {
  const real = (path: string) => resolveRealPath(resolve(root, path));
  const folder = real(outDir);
  const around = [publicDir, 'src', '.git'].find((path) => path && isInside(folder, real(path)));
  const contained = ['.git', 'node_modules', 'package.json', ...sources].find(
    (path) => real(path) === folder || isInside(real(path), folder),
  );
  const problem =
    (!isInside(folder, real('.')) && 'not a folder below the project') ||
    (around && `inside ${around}`) ||
    (contained && `which contains ${contained}`);
  if (problem)
    throw createBuildError(
      `outDir of staticSite is "${outDir}", ${problem}. A build empties this folder: name one below ${root} that contains nothing else, such as "dist".`,
    );
}

const isInside = (path: string, folder: string) =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Resolves symbolic links in the part of a path that exists. */
const resolveRealPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(resolveRealPath(dirname(path)), basename(path));
