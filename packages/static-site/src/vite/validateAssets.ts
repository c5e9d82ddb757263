import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './listFiles.ts';
import type { Manifest } from './manifest.ts';
import { readCss } from './readCss.ts';
import { validateLoaded, type LoadContext } from './validateLoaded.ts';

/**
 * Returns the errors of what the stylesheet loads. Names the source that contains the address.
 *
 * @param context.folder Folder of the sources.
 */
export function validateStylesheet(
  css: string,
  address: string,
  { folder, ...context }: LoadContext & { folder: string },
): string[] {
  return readCss(css).loaded.flatMap((each) => {
    const problems = validateLoaded({ loaded: [each] }, { files: '', address }, context);
    const source = problems.length > 0 ? findSource(folder, each.address) : '';
    return problems.map((problem) => source + problem.replace(` at ${address}`, ''));
  });
}

/** Returns the source that contains a text, relative to the folder. */
function findSource(folder: string, text: string): string {
  const sources = listFiles(join(folder, 'src')).filter((file) =>
    /\.(css|scss|sass|less|styl|[jt]sx?)$/.test(file),
  );
  const source = sources.find((file) => readFileSync(join(folder, 'src', file), 'utf8').includes(text));
  return source ? `src/${source}` : 'A stylesheet';
}

/** Rejects workers, because a URL that starts one is no TrustedScriptURL. */
export function validateWorkers(manifest: Manifest, policy: string | undefined): string[] {
  if (!policy?.includes('require-trusted-types-for')) return [];
  return Object.entries(manifest).flatMap(([source, { assets = [] }]) =>
    assets.some((file) => /\.m?js$/.test(file))
      ? [
          `${source} starts a worker, and the Trusted Types of the site's Content-Security-Policy block it. Add 'require-trusted-types-for': false and 'trusted-types': false to the option \`policy\` of staticSite.`,
        ]
      : [],
  );
}
