/** Takes the path of each imported file, relative to `src`. The server sets it. */
export const imports: { record?: (file: string) => void } = {};

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
  imports.record?.(path);
  return load();
}
