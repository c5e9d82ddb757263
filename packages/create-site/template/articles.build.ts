import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { ArticleSummary, Node } from './src/articles.ts';
import { firm } from './src/firm.ts';
import { allLanguages, localize, wordsIn, type Language } from './src/language.ts';

/** Reads the Markdown files of `src/articles/LANGUAGE/`, and writes an RSS feed for each language with articles. */
export function articles(): Plugin {
  return {
    name: 'articles',
    transform: {
      filter: { id: /\/src\/articles\/.+\.md(\?summary)?$/ },
      handler(source, id) {
        const { summary, text } = readArticle(source, id.replace(/\?.*/, ''));
        const value = id.endsWith('?summary') ? summary : text;
        return { code: `export default ${JSON.stringify(value)};`, map: null };
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const language of allLanguages) {
        const source = renderFeed(language, this.environment.config.root);
        if (source) this.emitFile({ type: 'asset', fileName: `rss-${language}.xml`, source });
      }
    },
  };
}

/** Reads an article. Throws an Error that names the file if a line at its top is missing. */
export function readArticle(source: string, file: string): { summary: ArticleSummary; text: Node[] } {
  const [, top = '', text = ''] = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(source) ?? [];
  const read = (name: string) => {
    const value = new RegExp(`^${name}:[ \t]*(.+?)[ \t]*\r?$`, 'm').exec(top)?.[1];
    if (!value)
      throw new Error(
        `${file} has no ${name}. Begin it with a line ---, the lines title, description and date, and a line ---.`,
      );
    return value.replace(/^(["'])(.*)\1$/, '$2');
  };
  const summary = { title: read('title'), description: read('description'), date: read('date') };
  if (!isDay(summary.date))
    throw new Error(`${file} has the date "${summary.date}". Write a day like 2026-11-30.`);
  return { summary, text: toNodes(lexer(text), file) };
}

/** Returns whether a text is a day of the calendar, such as 2026-11-30. `Date` reads 2026-02-31 as a day in March. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const toNodes = (tokens: readonly Token[] = [], file = ''): Node[] =>
  tokens.flatMap((token) => toNode(token, file));

function toNode(token: Token, file: string): Node[] {
  const content = () => toNodes((token as Tokens.Generic).tokens, file);
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'text':
      return (token as Tokens.Text).tokens ? content() : [(token as Tokens.Text).text];
    case 'escape':
      return [(token as Tokens.Escape).text];
    case 'heading':
      // The title of the article is the only h1.
      return element(`h${Math.max(2, (token as Tokens.Heading).depth)}`, {}, content());
    case 'paragraph':
      return element('p', {}, content());
    case 'strong':
    case 'em':
    case 'del':
    case 'blockquote':
      return element(token.type, {}, content());
    case 'br':
    case 'hr':
      return element(token.type, {});
    case 'codespan':
      return element('code', {}, [(token as Tokens.Codespan).text]);
    case 'code':
      return element('pre', {}, element('code', {}, [(token as Tokens.Code).text]));
    case 'link':
      return element('a', { href: (token as Tokens.Link).href }, content());
    case 'image': {
      const { href, text } = token as Tokens.Image;
      return element('img', { src: href, alt: text, loading: 'lazy' });
    }
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      const rows = items.flatMap((item) => element('li', {}, toNodes(item.tokens, file)));
      return element(ordered ? 'ol' : 'ul', ordered ? { start: String(start) } : {}, rows);
    }
    case 'table':
      return tableNode(token as Tokens.Table, file);
    default:
      throw new Error(`${file}: an article cannot contain ${token.type}: ${token.raw.slice(0, 60)}`);
  }
}

/** Returns a table in an element that scrolls where the table is wider than the screen. */
function tableNode({ header, rows }: Tokens.Table, file: string): Node[] {
  const renderRow = (cells: readonly Tokens.TableCell[], tag: string) =>
    element(
      'tr',
      {},
      cells.flatMap(({ align, tokens }) =>
        element(
          tag,
          { ...(tag === 'th' && { scope: 'col' }), ...(align && { className: `align-${align}` }) },
          toNodes(tokens, file),
        ),
      ),
    );
  const table = element('table', {}, [
    ...element('thead', {}, renderRow(header, 'th')),
    ...element(
      'tbody',
      {},
      rows.flatMap((row) => renderRow(row, 'td')),
    ),
  ]);
  return element('div', { tabIndex: '0' }, table);
}

const element = (tag: string, attributes: Record<string, string>, content: readonly Node[] = []): Node[] => [
  [tag, attributes, content],
];

/** Renders an RSS 2.0 feed, newest first. Returns undefined for a language without articles. */
function renderFeed(language: Language, root: string): string | undefined {
  const { title, lead, address } = wordsIn(language).articles;
  const list = firm.origin + localize(address, language);
  const entries = globSync(`src/articles/${language}/*.md`, { cwd: root })
    .map((file) => ({
      ...readArticle(readFileSync(`${root}/${file}`, 'utf8'), file).summary,
      link: `${list}/${basename(file, '.md')}`,
    }))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  if (entries.length === 0) return undefined;
  const items = entries.map(
    (entry) =>
      `<item><title>${escapeXml(entry.title)}</title><link>${escapeXml(entry.link)}</link><guid>${escapeXml(entry.link)}</guid><description>${escapeXml(entry.description)}</description><pubDate>${new Date(entry.date).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${escapeXml(`${title} | ${firm.name}`)}</title><link>${escapeXml(list)}</link><description>${escapeXml(lead)}</description><language>${language}</language>
${items.join('\n')}
</channel></rss>
`;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
