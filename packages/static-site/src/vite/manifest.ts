import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '../pages.ts';
import { textsFolder } from './keptPages.ts';
import { remembered } from './remembered.ts';

/** What Vite says of the built files, each under its source. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>
>;

/**
 * The sources that some lead to, at once or later, themselves included. Pages that are not among those given are on the way
 * of nobody.
 */
export function reachIn(manifest: Manifest, routes: readonly Route[]) {
  const ofPages = new Set(
    Object.keys(manifest).filter((source) =>
      routes.some(({ page }) => source.endsWith(`/${page}/Page.tsx`) || source.endsWith(`/${page}/head.ts`)),
    ),
  );

  return function reachedFrom(sources: readonly string[]): ReadonlySet<string> {
    const seen = new Set<string>();
    const waiting = [...sources];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const { imports = [], dynamicImports = [] } = manifest[next] ?? {};
      waiting.push(...imports, ...dynamicImports.filter((target) => !ofPages.has(target)));
    }
    return seen;
  };
}

/**
 * The scripts that all pages share, and those that a page needs before it can run, made of its source files. What takes
 * longest begins first: some lines carry only a few files at a time.
 */
export function chunksIn(manifest: Manifest, entry: string, outDir: string) {
  function needed(source: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[source];
    if (!chunk || found.has(chunk.file) || source === entry) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) needed(imported, found);
    return found;
  }
  const shared = (manifest[entry]?.imports ?? []).flatMap((source) => [...needed(source)]);
  const weightOf = remembered((file) => statSync(join(outDir, file)).size);
  const chunksOf = (files: readonly string[]) =>
    [...new Set([...shared, ...files.flatMap((source) => [...needed(source)])])].toSorted(
      (a, b) => weightOf(b) - weightOf(a),
    );
  return { shared, chunksOf };
}

/**
 * The code that may draw something into a page which its HTML lacks: its own, and what it or the shared code imports
 * later. What all pages share has drawn its part.
 */
export function scriptsThatDraw(
  manifest: Manifest,
  routes: readonly Route[],
  { outDir, shared }: { outDir: string; shared: readonly string[] },
) {
  const reachedFrom = reachIn(manifest, routes);
  const read = remembered((file: string) => readFileSync(join(outDir, file), 'utf8'));
  return (sources: readonly string[]): readonly string[] =>
    [...reachedFrom(sources)]
      .map((source) => manifest[source]?.file ?? '')
      .filter((file) => file.endsWith('.js') && !file.startsWith(textsFolder) && !shared.includes(file))
      .map(read);
}
