import { typesetText } from './typeset';

/** A part of an article's text, in the order of reading. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

const bullet = /^•\s*/;

/**
 * Reads the plain text of an article. Blank lines divide it into paragraphs. One wrapped in double asterisks
 * is a heading; those that start with a bullet are lists, one list where they follow each other.
 */
export function parseArticleText(source: string): readonly ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const lines of paragraphs(source)) {
    const text = typesetText(lines.join(' '));
    const heading = /^\*\*((?:(?!\*\*).)+)\*\*$/.exec(text)?.[1]?.trim();
    const last = blocks.at(-1);

    if (bullet.test(text)) {
      const items = listItems(lines);
      if (last?.kind === 'list') last.items = [...last.items, ...items];
      else if (items.length > 0) blocks.push({ kind: 'list', items });
    } else if (heading) {
      blocks.push({ kind: 'heading', text: heading });
    } else {
      blocks.push({ kind: 'paragraph', text });
    }
  }
  return blocks;
}

/** The lines of each paragraph. */
function paragraphs(source: string): string[][] {
  return source
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
}

/** A line without a bullet goes on with the item above it. */
function listItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (bullet.test(line)) items.push(line.replace(bullet, ''));
    else items.push(`${items.pop() ?? ''} ${line}`.trim());
  }
  return items.filter((item) => item !== '').map(typesetText);
}

const texts = import.meta.glob<string>('./articles/*.txt', { query: '?raw', import: 'default' });

/** Fetches the text of an article, which is a file of its own: the list of articles does without. */
export async function loadArticleText(slug: string): Promise<readonly ArticleBlock[]> {
  const load = texts[`./articles/${slug}.txt`];
  if (!load) throw new Error(`The article ${slug} has no text. Write it into content/articles/${slug}.txt.`);
  return parseArticleText(await load());
}
