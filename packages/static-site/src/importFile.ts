/** Source files that the current page has imported, for the build. */
export const importedFiles: Set<string> = new Set();

/**
 * Imports one file of a glob. The build prefetches it with the page that imports it in `load`.
 *
 * @param files `import.meta.glob('./towns/*.ts')`, with paths relative to `src`. In a subfolder, the option `base` sets them.
 * @throws Error if there is no such file.
 */
export function importFile<Content>(
  files: Readonly<Record<string, () => Promise<Content>>>,
  path: string,
): Promise<Content> {
  const load = files[path];
  if (!load) throw new Error(`${path} is missing in src. Create it, or correct what names it.`);
  importedFiles.add(path.replace('.', 'src'));
  return load();
}
