/**
 * Checks texts: `node tools/checkWriting.ts [path]`, a part of `npm run lint`. Documents, comments and test titles use no
 * word of `words.ts`. Sentences of documents are short. Links, anchors and npm scripts in documents exist, and each script
 * of the repository is named in one. Files and npm scripts in workflows exist.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { parseSync, Visitor } from 'vite';
import { root } from './local/paths.ts';
import { exceptions, longestSentence, words } from './words.ts';

/** A paragraph, heading, cell, comment or title. */
interface Text {
  text: string;
  line: number;
}

export function wordProblems(file: string, texts: readonly Text[]): string[] {
  return texts.flatMap(({ text, line }) =>
    words.flatMap(([pattern, use]) => {
      const [found] = pattern.exec(text.replace(exceptions, '')) ?? [];
      return found ? [`${file}:${line}: "${found}". Write: ${use}`] : [];
    }),
  );
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

export function sentenceProblems(file: string, texts: readonly Text[]): string[] {
  return texts.flatMap(({ text, line }) =>
    [...sentences.segment(text.replaceAll(/\s+/g, ' '))].flatMap(({ segment }) => {
      const count = segment.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      return count > longestSentence ? [`${file}:${line}: ${count} words: "${segment.slice(0, 60)}…"`] : [];
    }),
  );
}

/** Returns the prose of a document. Code in a sentence counts as one word. */
export function textsOfDocument(source: string): Text[] {
  const texts: Text[] = [];
  const visit = (tokens: readonly Token[], start: number) => {
    let line = start;
    for (const token of tokens) {
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        texts.push(...[header, ...rows].flat().map((cell) => ({ text: proseOf(cell.tokens), line })));
      } else if (token.type === 'list') visit((token as Tokens.List).items, line);
      else if (token.type === 'list_item' || token.type === 'blockquote') visit(tokensOf(token), line);
      else if (['heading', 'paragraph', 'text'].includes(token.type)) {
        texts.push({ text: proseOf(tokensOf(token)), line });
      }
      line += token.raw.split('\n').length - 1;
    }
  };
  visit(lexer(source), 1);
  return texts;
}

const tokensOf = (token: Token): readonly Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

function proseOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      // Capital, so that a sentence may begin with it.
      if (token.type === 'codespan') return 'Code';
      if (token.type === 'html' || token.type === 'image') return ' ';
      const inner = tokensOf(token);
      return inner.length > 0 ? proseOf(inner) : token.raw;
    })
    .join('');
}

/** Returns comments and the titles of tests. */
export function textsOfCode(file: string, source: string): Text[] {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const { comments, program } = parseSync(file, source);
  const texts = comments.map(({ value, start }) => ({ text: value, line: lineAt(start) }));
  if (!/\.test\.\w+$/.test(file)) return texts;
  new Visitor({
    CallExpression({ callee, arguments: [title], start }) {
      if (!/^(?:test|it|describe)\b/.test(source.slice(callee.start, callee.end))) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') {
        texts.push({ text: title.value, line: lineAt(start) });
      }
    },
  }).visit(program);
  return texts;
}

/** The repository. Paths are relative to its top folder. */
export interface Repository {
  exists: (path: string) => boolean;
  read: (path: string) => string;
}

/** File names in code that begin with a folder of the repository. */
const fileName =
  /^(?:packages|site|tools|e2e|docs|functions|examples|\.storybook)\/(?:[\w.-]+\/)*[\w-][\w.-]*\.\w+$/;

/** Whether a file exists only after a build. */
const isBuilt = (file: string) => /\/(dist|lib)\//.test(file);

/** Returns an error for each relative link, anchor and file name of a document that does not exist. */
export function linkProblems(file: string, { exists, read }: Repository): string[] {
  const { targets, codes } = targetsIn(read(file));
  const names = codes.filter((code) => fileName.test(code) && !isBuilt(code) && !exists(code));
  const links = targets.flatMap((target) => {
    if (/^[a-z][a-z+.-]*:|^\//i.test(target)) return [];
    const [address = '', anchor] = decodeURIComponent(target).split('#');
    const place = address === '' ? file : posix.normalize(posix.join(posix.dirname(file), address));
    if (!exists(place)) return [`${file}: the link to ${target} has no file`];
    const isThere = !anchor || !place.endsWith('.md') || anchorsIn(read(place)).has(anchor);
    return isThere ? [] : [`${file}: ${place} has no heading for #${anchor}`];
  });
  return [...links, ...names.map((name) => `${file}: there is no file ${name}`)];
}

/** Returns the targets of links, and the code in sentences. */
function targetsIn(source: string) {
  const targets: string[] = [];
  const codes: string[] = [];
  void walkTokens(lexer(source), (token) => {
    if (token.type === 'link' || token.type === 'image') targets.push(String(token['href']));
    if (token.type === 'codespan') codes.push(String(token['text']));
    if (token.type !== 'html') return;
    const inHtml = token.raw.matchAll(/<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/g);
    targets.push(...[...inHtml].map(([, target = '']) => target));
  });
  return { targets, codes };
}

/** Returns the anchors of the headings, as GitHub names them. */
function anchorsIn(source: string): Set<string> {
  const anchors = new Set<string>();
  for (const token of lexer(source)) {
    if (token.type !== 'heading') continue;
    const text = String(token['text']).replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
    const name = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let anchor = name;
    for (let index = 1; anchors.has(anchor); index++) anchor = `${name}-${index}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Returns an error for each npm script in a document that does not exist. `named` receives those of the top folder. */
export function scriptProblems(file: string, repository: Repository, named: Set<string>): string[] {
  const folder = posix.dirname(file);
  // A package that makes sites names the scripts of those sites.
  const places = ['.', folder, posix.join(folder, 'template'), posix.join(folder, '../..')];
  const known = new Set(places.flatMap((place) => scriptsOf(place, repository)));
  const found = repository.read(file).matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g);
  return [...found].flatMap(([, run, own]) => {
    const script = run ?? own ?? '';
    named.add(script);
    return known.has(script) ? [] : [`${file}: there is no npm script "${script}"`];
  });
}

function scriptsOf(folder: string, { exists, read }: Repository): string[] {
  const manifest = posix.join(folder, 'package.json');
  if (!exists(manifest)) return [];
  const { scripts = {} } = JSON.parse(read(manifest)) as { scripts?: object };
  return Object.keys(scripts);
}

/** Returns an error for each file in a workflow that does not exist. */
export function workflowProblems(file: string, { exists, read }: Repository): string[] {
  const names =
    read(file).match(
      /(?<![\w./-])(?:packages|site|tools|e2e|docs|functions|\.storybook)\/[\w./-]*[\w-]\.\w+/g,
    ) ?? [];
  return names.filter((name) => !exists(name)).map((name) => `${file}: there is no file ${name}`);
}

/** Generated, or in the language of the site. */
const isLeftOut = (path: string) =>
  /(?:^|\/)(?:api\.md|conformance\.md|lib\/.*)$|^site\/src\/content\/articles\/|^tools\/words\.ts$/.test(
    path,
  );

export function findProblems(only = ''): string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options).split('\n');
  const repository: Repository = {
    exists: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  };
  const files = listed.filter((path) => path && repository.exists(path) && !isLeftOut(path));
  const named = new Set<string>();
  const problems = files.flatMap((file) => {
    if (/\.[cm]?[jt]sx?$/.test(file)) return wordProblems(file, textsOfCode(file, repository.read(file)));
    if (/^\.github\/.*\.yml$/.test(file)) {
      return [...workflowProblems(file, repository), ...scriptProblems(file, repository, new Set())];
    }
    if (!/\.mdx?$/.test(file)) return [];
    const source = repository.read(file).replaceAll(/^(?:import|export) .*$/gm, '');
    const texts = textsOfDocument(source);
    const wording = [...wordProblems(file, texts), ...sentenceProblems(file, texts)];
    if (file.endsWith('.mdx')) return wording;
    return [...wording, ...linkProblems(file, repository), ...scriptProblems(file, repository, named)];
  });
  for (const script of scriptsOf('.', repository)) {
    if (!named.has(script)) problems.push(`package.json: no document names "npm run ${script}"`);
  }
  return problems.filter((problem) => problem.startsWith(only));
}

if (import.meta.main) {
  const problems = findProblems(process.argv[2]);
  for (const problem of problems) console.error(`✖ ${problem}`);
  if (problems.length > 0) {
    console.error(`\n${problems.length} problems. The words are in tools/words.ts.`);
    process.exitCode = 1;
  }
}
