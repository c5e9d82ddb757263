import { entries } from './entries.ts';

export type Manifest = Readonly<Record<string, { file: string; imports?: string[]; assets?: string[] }>>;

/** Returns the scripts that the entry and some sources import, without the entry itself. */
export function getChunks(manifest: Manifest, used: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || source === entries.entry || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  manifest[entries.entry]?.imports?.forEach(add);
  used.forEach(add);
  return [...files];
}
