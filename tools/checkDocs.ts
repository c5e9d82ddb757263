/**
 * Checks what the documents point at: `node tools/checkDocs.ts`. Relative links and pictures, anchors in Markdown, and
 * every npm script that is named; and the other way round, that no script of ours goes unmentioned.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './local/paths.ts';

/** The repository, as this check sees it. Paths are relative to its top folder, with slashes. */
export interface Repository {
  exists: (path: string) => boolean;
  read: (path: string) => string;
  /** Names of the npm scripts of a folder, if it has any. */
  scripts: (folder: string) => readonly string[];
}

/** What is wrong in one document, each with its line. */
export function documentProblems(file: string, repository: Repository): string[] {
  const text = repository.read(file);
  const prose = withoutCode(text);
  const problems: string[] = [];
  const report = (index: number, problem: string) => {
    const line = text.slice(0, index).split('\n').length;
    problems.push(`${file}:${line}: ${problem}`);
  };

  for (const { target, index } of linksIn(prose)) {
    const problem = linkProblem(file, target, repository);
    if (problem) report(index, problem);
  }
  const folder = posix.dirname(file);
  // A package that starts sites speaks of those sites' scripts.
  const places = ['.', folder, posix.join(folder, 'template')];
  const known = new Set(places.flatMap((place) => repository.scripts(place)));
  for (const { script, index } of scriptsIn(text)) {
    if (!known.has(script)) report(index, `there is no npm script "${script}"`);
  }
  return problems;
}

/** Scripts of the top folder that none of these documents names. */
export function unmentionedScripts(files: readonly string[], { read, scripts }: Repository): string[] {
  const named = new Set(files.flatMap((file) => scriptsIn(read(file)).map(({ script }) => script)));
  return scripts('.')
    .filter((script) => !named.has(script))
    .map((script) => `package.json: no document says what "npm run ${script}" is for`);
}

function linkProblem(file: string, target: string, { exists, read }: Repository): string | undefined {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(target)) return undefined;
  const [path = '', anchor] = decodeURIComponent(target).split('#');
  const place = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path));
  if (!exists(place)) return `${target} leads nowhere`;
  if (!anchor || !place.endsWith('.md')) return undefined;
  return anchorsIn(read(place)).has(anchor) ? undefined : `${place} has no heading for #${anchor}`;
}

function linksIn(prose: string): { target: string; index: number }[] {
  const inline = /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
  const reference = /^[ \t]*\[[^\]]+\]:\s*<?([^\s>]+)/gm;
  const html = /<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/g;
  return [inline, reference, html].flatMap((pattern) =>
    [...prose.matchAll(pattern)].map(({ 1: target = '', index }) => ({ target, index })),
  );
}

/** `npm run x` and the two scripts that have a name of their own, in prose and in code. */
function scriptsIn(text: string): { script: string; index: number }[] {
  return [...text.matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g)].map(
    ({ 1: run, 2: own, index }) => ({ script: run ?? own ?? '', index }),
  );
}

/** As GitHub names headings; the same heading again gets a number. */
function anchorsIn(text: string): Set<string> {
  const anchors = new Set<string>();
  const prose = withoutFences(text);
  for (const [, heading = ''] of prose.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const name = heading
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let anchor = name;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${name}-${again}`;
    anchors.add(anchor);
  }
  for (const [, id = ''] of prose.matchAll(/<[a-z][^>]*\s(?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

// Blanked, not cut out, so that places stay where they are.
const blank = (code: string) => code.replace(/[^\n]/g, ' ');
const withoutFences = (text: string) => text.replace(/^( *)(`{3,}|~{3,})[^]*?^ *\2`*$/gm, blank);
const withoutCode = (text: string) => withoutFences(text).replace(/(`+)[^`\n]+\1/g, blank);

/** What is wrong in any document of this repository. */
export function findProblems() {
  const ours = (path: string) =>
    !/(^|\/)(node_modules|dist|lib|reports|storybook-static|\.\w+)(\/|$)/.test(path) &&
    // Articles are pages: their links lead to addresses of the site, which its own tests follow.
    !/^site\/src\/content\/articles(\/|$)/.test(path);
  const files = globSync('**/*.md', { cwd: root, exclude: (path) => !ours(slashes(path)) })
    .map(slashes)
    .sort();
  const repository: Repository = {
    exists: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    scripts: (folder) => {
      const manifest = join(root, folder, 'package.json');
      if (!existsSync(manifest)) return [];
      const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: object };
      return Object.keys(scripts);
    },
  };
  const problems = [
    ...files.flatMap((file) => documentProblems(file, repository)),
    ...unmentionedScripts(files, repository),
  ];
  return { files, problems };
}

const slashes = (path: string) => path.replaceAll('\\', '/');

if (import.meta.main) {
  const { files, problems } = findProblems();
  for (const problem of problems) console.error(`✖ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`✔ ${files.length} documents: every link, anchor and npm script in them exists`);
}
