/** Checks that the relative links of every document and their anchors exist: `node tools/checkLinks.ts`, a part of `npm run lint`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ArticleNode } from '../packages/static-site/src/ArticleText.tsx';
import { parseMarkdown } from '../packages/static-site/src/vite/markdown/readMarkdown.ts';
import { root } from './local/paths.ts';

const hasFile = (path: string) => existsSync(join(root, path));

/** Returns the targets of all links and images, and the anchors that GitHub gives to the headings. */
function readDocument(file: string) {
  const targets: string[] = [];
  const anchors = new Set<string>();
  const read = (node: ArticleNode): void => {
    if (typeof node === 'string') return;
    const [, { href, src, id }, content] = node;
    targets.push(...[href, src].filter((target) => target !== undefined));
    if (id) anchors.add(id);
    content.forEach(read);
  };
  parseMarkdown(readFileSync(join(root, file), 'utf8'), { readPicture: (src) => ({ src }) }).forEach(read);
  return { targets, anchors };
}

/** Returns an error for each link and anchor in a document that does not exist. */
const findProblems = (file: string): string[] =>
  readDocument(file).targets.flatMap((target) => {
    if (/^[a-z][a-z+.-]*:|^\//i.test(target)) return [];
    const [address = '', anchor] = decodeURIComponent(target).split('#');
    const path = address === '' ? file : posix.join(posix.dirname(file), address);
    if (!hasFile(path)) return [`${file}: the link to ${target} has no file`];
    const hasAnchor = !anchor || !path.endsWith('.md') || readDocument(path).anchors.has(anchor);
    return hasAnchor ? [] : [`${file}: ${path} has no heading for #${anchor}`];
  });

// Articles have a check of their own.
const isLeftOut = (path: string) =>
  /(^|\W)(node_modules|dist|\.local|reports|storybook-static|src.content)$/.test(path);
const problems = globSync('**/*.md', { cwd: root, exclude: isLeftOut }).flatMap(findProblems);
for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
