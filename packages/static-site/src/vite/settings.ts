import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { UserConfig } from 'vite';

/** Throws if a site would not be served from the root of its host. */
export function checkBase(base: string): void {
  if (base !== '/')
    throw new Error(
      `Vite's \`base\` is "${base}", and a static site is served from the root of its host. Remove \`base\` (or --base) and give the site a host name of its own.`,
    );
}

/** Throws if a Vite configuration sets something that the plugin sets itself. */
export function checkBuild({ root = '.', build, environments }: UserConfig, outDir: string): void {
  const same = (folder: string) => resolve(root, folder) === resolve(root, outDir);
  for (const options of [build, environments?.['client']?.build, environments?.['ssr']?.build]) {
    if (options?.outDir !== undefined && !same(options.outDir))
      refuse('outDir', options.outDir, `Write staticSite({ outDir: '${options.outDir}' }) instead.`);
    if (options?.assetsDir !== undefined && options.assetsDir !== 'assets')
      refuse('assetsDir', options.assetsDir, 'Remove it: the rules for the host name /assets.');
    if (options?.emptyOutDir === false)
      refuse('emptyOutDir', false, 'Remove it: pages of an earlier build would stay on the site.');
    if (options?.write === false) refuse('write', false, 'Remove it: pages are made of the written files.');
    if (options?.watch) refuse('watch', true, 'Remove it, and run `vite` to see changes at once.');
  }
  if (build?.ssr)
    refuse('ssr', build.ssr, 'Remove it (or --ssr): staticSite builds browser and server itself.');
}

function refuse(name: string, value: unknown, hint: string): never {
  throw new Error(
    `Vite's \`build.${name}\` is ${JSON.stringify(value)}, which staticSite sets itself. ${hint}`,
  );
}

/**
 * Throws if emptying the folder of the built site would delete something else.
 *
 * @param sources Paths of sources, below the root or absolute.
 * @param publicDir Folder of public files, or nothing.
 */
export function checkOutDir(root: string, outDir: string, sources: readonly string[], publicDir = ''): void {
  const folder = real(resolve(root, outDir));
  const say = (problem: string) =>
    new Error(
      `outDir of staticSite is "${outDir}", ${problem}. A build empties this folder: name one below ${root} that holds nothing else, such as "dist".`,
    );
  if (folder === real(root)) throw say('the folder of the project itself');
  if (isInside(real(root), folder)) throw say('a folder that contains the project');
  if (!isInside(folder, real(root))) throw say('outside the project');
  if (publicDir && isInside(folder, real(publicDir))) throw say('inside the folder of public files');
  if (isInside(folder, real(resolve(root, '.git')))) throw say('inside .git');
  for (const source of ['.git', 'node_modules', 'package.json', ...sources]) {
    const path = real(resolve(root, source));
    if (path === folder || isInside(path, folder)) throw say(`which contains ${source}`);
  }
}

/** Throws if one of the modules that a site is built of lies in the folder that the build is about to empty. */
export function checkModules(root: string, outDir: string, modules: Iterable<string>): void {
  for (const id of modules) {
    const file = id.replace(/[?#].*$/, '');
    if (isAbsolute(file) && isInside(file, resolve(root, outDir)))
      checkOutDir(root, outDir, [relative(root, file)]);
  }
}

const isInside = (path: string, folder: string) =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Resolves symbolic links in the part of a path that exists. */
const real = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(real(dirname(path)), basename(path));
