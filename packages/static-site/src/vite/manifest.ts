/** Vite's manifest: the built files by source. */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[]; assets?: string[] }>>;

/** Returns the scripts that the entry and some sources import, without the entry itself. */
export function getChunks(manifest: Manifest, entry: string, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || source === entry || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  manifest[entry]?.imports?.forEach(add);
  sources.forEach(add);
  return [...files];
}
