/**
 * Checks every document: `node tools/checkLinks.ts`, a part of `npm run lint`. Relative links, their anchors, files named in
 * code and npm scripts exist.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readOptions } from './local/arguments.ts';
import { root } from './local/paths.ts';

/** The repository. Paths are relative to its top folder. */
interface Repository {
  exists: (path: string) => boolean;
  read: (path: string) => string;
}

const withoutBlocks = (source: string) => source.replaceAll(/^( *)(```|~~~)[^]*?^\1\2/gm, '');

/** Returns the targets of all links and images, in Markdown and in HTML. Code is not read. */
function linksIn(source: string): string[] {
  const prose = withoutBlocks(source).replaceAll(/`[^`\n]*`/g, 'code');
  const links = prose.matchAll(
    /\]\(<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]: +(\S+)|<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/gm,
  );
  return [...links].map(([, inline, reference, html]) => inline ?? reference ?? html ?? '');
}

/** File names in code that begin with a folder of the repository. What a build writes is left out. */
const fileName =
  /`((?:packages|site|tools|e2e|docs|functions|\.storybook)\/(?!(?:[\w.-]+\/)*(?:dist|lib)\/)(?:[\w.-]+\/)*[\w-][\w.-]*\.\w+)`/g;

/** Returns the anchors of the headings, as GitHub names them. */
function anchorsIn(source: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(source).matchAll(/^#{1,6} +(.+)$/gm)) {
    const text = heading.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const name = text
      .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    anchors.add(name);
  }
  return anchors;
}

/** Returns the npm scripts that a document may name: of the top folder, of its package and of the site it writes. */
function scriptsFor(file: string, { exists, read }: Repository): Set<string> {
  const folder = posix.dirname(file);
  const manifests = ['.', folder, posix.join(folder, 'template'), posix.join(folder, '../..')]
    .map((place) => posix.join(place, 'package.json'))
    .filter(exists);
  return new Set(
    manifests.flatMap((path) => Object.keys((JSON.parse(read(path)) as { scripts?: object }).scripts ?? {})),
  );
}

/** Returns an error for each link, anchor, file and npm script in a document that does not exist. */
function findProblems(file: string, repository: Repository): string[] {
  const { exists, read } = repository;
  const source = read(file);
  const links = linksIn(source).flatMap((target) => {
    if (/^[a-z][a-z+.-]*:|^\//i.test(target)) return [];
    const [address = '', anchor] = decodeURIComponent(target).split('#');
    const path = address === '' ? file : posix.normalize(posix.join(posix.dirname(file), address));
    if (!exists(path)) return [`${file}: the link to ${target} has no file`];
    const hasAnchor = !anchor || !path.endsWith('.md') || anchorsIn(read(path)).has(anchor);
    return hasAnchor ? [] : [`${file}: ${path} has no heading for #${anchor}`];
  });
  const names = [...source.matchAll(fileName)].flatMap(([, name = '']) =>
    exists(name) ? [] : [`${file}: there is no file ${name}`],
  );
  const known = scriptsFor(file, repository);
  const scripts = [...source.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].flatMap(
    ([, script = '']) => (known.has(script) ? [] : [`${file}: there is no npm script "${script}"`]),
  );
  return [...links, ...names, ...scripts];
}

if (import.meta.main) {
  readOptions('Usage: node tools/checkLinks.ts', {});
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const repository = {
    exists: (path: string) => existsSync(join(root, path)),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
  };
  const problems = files
    .filter((file) => repository.exists(file) && !file.startsWith('site/src/content/'))
    .flatMap((file) => findProblems(file, repository));
  for (const problem of problems) console.error(`✖ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
