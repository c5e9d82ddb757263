import { globSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { createBuildError } from '../describeError.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { normalizeLineEnds, readMarkdown, type MarkdownText } from './readMarkdown.ts';

export interface MarkdownOptions extends MarkdownText {
  /**
   * Folder of the articles, absolute or relative to Vite's root.
   * @default 'src/articles'
   */
  folder?: string;
  /**
   * Whether files begin with title, description and date between two lines `---`. They are then in a folder for each language,
   * such as `src/articles/en/first-frost.md`. Otherwise files are in `folder` itself and have a text only.
   * @default true
   */
  frontMatter?: boolean;
}

/** Reads imported Markdown: the default export is `ArticleNode[]`, with `?summary` the front matter. Errors name file and line. */
export function markdown({
  folder = 'src/articles',
  frontMatter = true,
  values,
  typeset,
  headingId,
}: MarkdownOptions = {}): Plugin {
  let root = '';
  let place = '';
  let publicDir = '';
  const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
  return {
    name: 'markdown',
    configResolved(config) {
      ({ root, publicDir } = config);
      place = resolve(root, folder);
    },
    buildStart() {
      for (const file of globSync('**/*', { cwd: place }))
        validatePlace(nameOf(join(place, file)), nameOf(place), frontMatter);
    },
    transform: {
      filter: { id: /\.md(\?summary)?$/ },
      handler(written, id) {
        const path = id.replace(/\?.*/, '');
        if (!join(path).startsWith(place + sep)) return undefined;
        const file = nameOf(path);
        const source = normalizeLineEnds(written);
        if (id.endsWith('?summary')) {
          const summary = frontMatter && readFrontMatter({ file, source }, basename(dirname(path)));
          return { code: `export default ${JSON.stringify(summary)};`, map: null };
        }
        const imports: string[] = [];
        const importPicture = (name: string) => `picture:${imports.push(name) - 1}:`;
        const nodes = readMarkdown(
          { file, source },
          { values, typeset, headingId, path, frontMatter, publicDir, importPicture },
        );
        return { code: renderModule(nodes, imports), map: null };
      },
    },
  };
}

/** Renders a module with the text. Pictures beside the article are imports, so that Vite copies them. */
function renderModule(nodes: object, pictures: readonly string[]): string {
  const imports = pictures.map(
    (path, index) =>
      `import picture${index} from ${JSON.stringify(`./${path.replace(/^\.\//, '')}?url&no-inline`)};\n`,
  );
  const text = JSON.stringify(nodes).replace(/"picture:(\d+):"/g, 'picture$1');
  return `${imports.join('')}export default ${text};`;
}

/** Throws an Error for an article in a place or with a name that is not read. */
function validatePlace(file: string, folder: string, hasLanguages: boolean): void {
  const [, name = '', ending = ''] = /([^/]+)\.(md|mdx|markdown)$/i.exec(file) ?? [];
  if (!name) return;
  const parts = file.slice(folder.length + 1).split('/');
  const language = parts.length > 1 ? parts[0] : 'en';
  const place = hasLanguages ? `${folder}/${language}/${name}.md` : `${folder}/${name}.md`;
  if (file !== place || ending !== 'md') throw createBuildError(`${file} is not read. Move it to ${place}.`);
  if (!/^(?!index$|_)[\p{L}\p{N}_-]+$/u.test(name))
    throw createBuildError(
      `${file} has a name that is no address. Use letters, digits and hyphens, such as first-frost.md.`,
    );
}
