/** Loads one file of a folder of content: each is a chunk of its own, so that a page loads no other. */
export function loadFile<Content>(
  files: Record<string, () => Promise<Content>>,
  path: string,
): Promise<Content> {
  const load = files[path];
  if (!load)
    throw new Error(`${path} is missing from site/src/content. Create it, or remove its slug from the list.`);
  return load();
}
