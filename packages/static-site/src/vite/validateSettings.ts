import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { UserConfig } from 'vite';

/** Throws an Error if the site would not be served from the root of its host. */
export function validateBase(base: string): void {
  if (base !== '/')
    throw new Error(
      `Vite's \`base\` is "${base}", and a static site is served from the root of its host. Remove \`base\` (or --base) and give the site a host name of its own.`,
    );
}

/** Throws an Error if Vite's configuration conflicts with the plugin. */
export function validateBuild({ root = '.', build, environments }: UserConfig, outDir: string): void {
  const isSameFolder = (folder: string) => resolve(root, folder) === resolve(root, outDir);
  for (const options of [build, environments?.['client']?.build, environments?.['ssr']?.build]) {
    if (options?.outDir !== undefined && !isSameFolder(options.outDir))
      throwSettingError(
        'outDir',
        options.outDir,
        `Write staticSite({ outDir: '${options.outDir}' }) instead.`,
      );
    if (options?.assetsDir !== undefined && options.assetsDir !== 'assets')
      throwSettingError('assetsDir', options.assetsDir, 'Remove it: the rules for the host name /assets.');
    if (options?.emptyOutDir === false)
      throwSettingError('emptyOutDir', false, 'Remove it: pages of an earlier build would stay on the site.');
    if (options?.write === false)
      throwSettingError('write', false, 'Remove it: pages are made of the written files.');
    if (options?.watch) throwSettingError('watch', true, 'Remove it, and run `vite` to see changes at once.');
  }
  if (build?.ssr)
    throwSettingError('ssr', build.ssr, 'Remove it (or --ssr): staticSite builds browser and server itself.');
}

function throwSettingError(name: string, value: unknown, hint: string): never {
  throw new Error(
    `Vite's \`build.${name}\` is ${JSON.stringify(value)}, which staticSite sets itself. ${hint}`,
  );
}

/**
 * Throws an Error if emptying the folder of the built site would delete other files.
 *
 * @param sources Paths of sources, absolute or relative to the root.
 * @param publicDir Folder of public files, or nothing.
 */
export function validateOutDir(
  root: string,
  outDir: string,
  sources: readonly string[],
  publicDir = '',
): void {
  const folder = resolveRealPath(resolve(root, outDir));
  const createError = (problem: string) =>
    new Error(
      `outDir of staticSite is "${outDir}", ${problem}. A build empties this folder: name one below ${root} that contains nothing else, such as "dist".`,
    );
  if (folder === resolveRealPath(root)) throw createError('the folder of the project itself');
  if (isInside(resolveRealPath(root), folder)) throw createError('a folder that contains the project');
  if (!isInside(folder, resolveRealPath(root))) throw createError('outside the project');
  if (publicDir && isInside(folder, resolveRealPath(publicDir)))
    throw createError('inside the folder of public files');
  if (isInside(folder, resolveRealPath(resolve(root, '.git')))) throw createError('inside .git');
  for (const source of ['.git', 'node_modules', 'package.json', ...sources]) {
    const path = resolveRealPath(resolve(root, source));
    if (path === folder || isInside(path, folder)) throw createError(`which contains ${source}`);
  }
}

/** Throws an Error if a module of the site is in the folder that the build empties. */
export function validateModules(root: string, outDir: string, modules: Iterable<string>): void {
  for (const id of modules) {
    const file = id.replace(/[?#].*$/, '');
    if (isAbsolute(file) && isInside(file, resolve(root, outDir)))
      validateOutDir(root, outDir, [relative(root, file)]);
  }
}

const isInside = (path: string, folder: string) =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Resolves symbolic links in the part of a path that exists. */
const resolveRealPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(resolveRealPath(dirname(path)), basename(path));
