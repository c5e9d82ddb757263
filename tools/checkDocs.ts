/** Checks that every relative link, anchor and npm script in the documents exists: `node tools/checkDocs.ts`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './local/paths.ts';

/** Blanks code without moving lines. */
const blank = (code: string) => code.replace(/[^\n]/g, ' ');
const withoutFences = (text: string) => text.replace(/^( *)(`{3,}|~{3,})[^]*?^ *\2`*$/gm, blank);
const withoutCode = (text: string) => withoutFences(text).replace(/(`+)[^`\n]+\1/g, blank);

/** Returns the anchors of a Markdown document, as GitHub names its headings. */
function anchorsIn(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const name = words.replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '').replace(/\s/g, '-');
    let anchor = name;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${name}-${again}`;
    anchors.add(anchor);
  }
  for (const [, id = ''] of text.matchAll(/<[a-z][^>]*\s(?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

/** Returns what is wrong with a link, if anything. */
function linkProblem(folder: string, file: string, target: string): string | undefined {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(target)) return undefined;
  const [path = '', anchor] = decodeURIComponent(target).split('#');
  const place = path === '' ? file : posix.join(posix.dirname(file), path);
  if (!existsSync(join(folder, place))) return `${target} does not exist`;
  if (!anchor || !place.endsWith('.md')) return undefined;
  const isThere = anchorsIn(readFileSync(join(folder, place), 'utf8')).has(anchor);
  return isThere ? undefined : `${place} has no heading for #${anchor}`;
}

/** Returns the scripts in the package.json of a folder. */
function scriptsOf(folder: string): string[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object };
  return Object.keys(scripts);
}

/** Returns the problems of a document, with their lines. */
export function documentProblems(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const prose = withoutCode(text);
  const patterns = [
    /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g,
    /^[ \t]*\[[^\]]+\]:\s*<?([^\s>]+)/gm,
    /<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/g,
  ];
  const links = patterns
    .flatMap((pattern) => [...prose.matchAll(pattern)])
    .map(({ 1: target = '', index }) => ({ index, problem: linkProblem(folder, file, target) }));
  const own = join(folder, posix.dirname(file));
  // The README of create-site names the scripts of its template.
  const known = new Set([folder, own, join(own, 'template')].flatMap(scriptsOf));
  const scripts = [...text.matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g)]
    .map(({ 1: run, 2: other = '', index }) => ({ index, name: run ?? other }))
    .map(({ index, name }) => ({
      index,
      problem: known.has(name) ? undefined : `there is no npm script "${name}"`,
    }));
  return [...links, ...scripts].flatMap(({ index, problem }) =>
    problem ? [`${file}:${text.slice(0, index).split('\n').length}: ${problem}`] : [],
  );
}

/** Returns the problems of the repository's documents. */
export function findProblems(): string[] {
  // The links of articles are addresses of the site.
  const other =
    /(^|\/)(node_modules|dist|lib|reports|storybook-static|\.\w+)(\/|$)|^site\/src\/content\/articles/;
  const files = globSync('**/*.md', { cwd: root, exclude: (path) => other.test(path.replaceAll('\\', '/')) });
  return files.sort().flatMap((file) => documentProblems(root, file.replaceAll('\\', '/')));
}

if (import.meta.main) {
  const problems = findProblems();
  for (const problem of problems) console.error(`✖ ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
