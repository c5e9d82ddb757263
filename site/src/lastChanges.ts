/** Day of the last change of each page, from the history of its texts. */
import { execFileSync } from 'node:child_process';

/** Texts of the pages with parameters, below `site/src`. `$1` and `$2` are the segments of the address. */
export const textsOf: readonly [RegExp, readonly string[]][] = [
  [/^\/uslugi\/[^/]+\/([^/]+)$/, ['content/towns/pages/$1.ts']],
  [/^\/uslugi\/([^/]+)$/, ['content/services/pages/$1.ts', 'content/offers/terms.ts']],
  [/^\/miasta\/([^/]+)$/, ['content/towns/pages/$1.ts', 'content/towns/townPages.ts']],
  [/^\/miasta$/, ['content/towns/townPages.ts']],
  [/^\/blog\/([^/]+)$/, ['content/articles/texts/$1.md', 'content/articles/texts/$1.ts']],
  [/^\/objawy\/([^/]+)$/, ['content/symptoms/pages/$1.ts']],
  [/^\/przygotowanie(\/[^/]+)?$/, ['content/services/checklists.ts']],
  [/^\/(?:szkodniki\/)?([^/]+)$/, ['content/topics/pages/$1.ts']],
];

/** Returns the days by file, relative to `site/src`; none without Git and in a shallow clone. */
export function readHistory(): ReadonlyMap<string, string> {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    const log = git('log', '--format=@%cs', '--name-only', '--', ':/site/src/content', ':/site/src/pages');
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      const file = line.replace('site/src/', '');
      // The newest commit comes first.
      if (line && !line.startsWith('@') && !days.has(file)) days.set(file, day);
    }
  } catch {
    // A copy without Git has no sitemap dates.
  }
  return days;
}

/** Returns the newest day of a page's texts by address. `folders` are the page folders of the fixed addresses. */
export function findLastChanges(
  addresses: readonly string[],
  folders: Readonly<Record<string, string>>,
  history: ReadonlyMap<string, string>,
): Record<string, string> {
  const texts = [...history.keys()];
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const own = textsOf.flatMap(([pattern, files]) =>
        pattern.test(address) ? files.map((file) => address.replace(pattern, file)) : [],
      );
      const folder = folders[address];
      const ofPage = texts.filter(
        (file) => folder && file.startsWith(`pages/${folder}/`) && !/\.tsx$|\.css\.ts$|\.test\./.test(file),
      );
      const days = [...own, ...ofPage].flatMap((file) => history.get(file) ?? []).toSorted();
      return days.length > 0 ? [[address, days.at(-1) ?? '']] : [];
    }),
  );
}
