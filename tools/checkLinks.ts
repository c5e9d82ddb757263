/** Checks that the relative links of every document and their anchors exist: `node tools/checkLinks.ts`, a part of `npm run lint`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readOptions } from './local/arguments.ts';
import { root } from './local/paths.ts';

const exists = (path: string) => existsSync(join(root, path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const withoutBlocks = (source: string) => source.replaceAll(/^( *)(```|~~~)[^]*?^\1\2/gm, '');

/** Returns the targets of all links and images, in Markdown and in HTML. Code is not read. */
function linksIn(source: string): string[] {
  const prose = withoutBlocks(source).replaceAll(/`[^`\n]*`/g, 'code');
  const links = prose.matchAll(
    /\]\(<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]: +(\S+)|<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/gm,
  );
  return [...links].map(([, inline, reference, html]) => inline ?? reference ?? html ?? '');
}

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

/** Returns an error for each link and anchor in a document that does not exist. */
const findProblems = (file: string): string[] =>
  linksIn(read(file)).flatMap((target) => {
    if (/^[a-z][a-z+.-]*:|^\//i.test(target)) return [];
    const [address = '', anchor] = decodeURIComponent(target).split('#');
    const path = address === '' ? file : posix.normalize(posix.join(posix.dirname(file), address));
    if (!exists(path)) return [`${file}: the link to ${target} has no file`];
    const hasAnchor = !anchor || !path.endsWith('.md') || anchorsIn(read(path)).has(anchor);
    return hasAnchor ? [] : [`${file}: ${path} has no heading for #${anchor}`];
  });

readOptions('Usage: node tools/checkLinks.ts', {});
const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const problems = files
  .filter((file) => exists(file) && !file.startsWith('site/src/content/'))
  .flatMap(findProblems);
for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
