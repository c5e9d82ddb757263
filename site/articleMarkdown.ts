import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { ArticleBlock, ArticleLine } from './src/content/articleText.ts';
import { promises } from './src/content/promises.ts';
import { typesetText } from './src/content/typeset.ts';

/** Turns the Markdown of the articles into typed blocks while the site is built: no parser goes to the browser. */
export function articleMarkdown(): Plugin {
  return {
    name: 'article-markdown',
    transform: {
      filter: { id: /\/content\/articles\/[^/]+\.md$/ },
      handler(source) {
        return { code: `export default ${JSON.stringify(readArticle(source))};`, map: null };
      },
    },
  };
}

/**
 * Reads an article: headings of the second level, paragraphs, lists, and links to pages of the site.
 * `{{price.bedbug}}` becomes the promise of that path. Anything else that Markdown can do is an error, since no page
 * would know how to show it.
 */
export function readArticle(markdown: string): ArticleBlock[] {
  return lexer(fillPromises(markdown)).flatMap(readBlock);
}

/** Puts in the figures that are written down once, in promises.ts. */
function fillPromises(markdown: string): string {
  return markdown.replace(/\{\{([\w.]+)\}\}/g, (_, path: string) => {
    const found = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], promises);
    if (typeof found !== 'string' && typeof found !== 'number')
      throw new Error(`{{${path}}} is not a promise. See site/src/content/promises.ts.`);
    return String(found);
  });
}

function readBlock(token: Token): ArticleBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      if ((token as Tokens.Heading).depth !== 2) break;
      return [{ kind: 'heading', text: typesetText(plain(token)) }];
    case 'paragraph':
      return [{ kind: 'paragraph', text: readLine(token) }];
    case 'list': {
      const { items, ordered } = token as Tokens.List;
      if (ordered) break;
      return [{ kind: 'list', items: items.map((item) => readLine(onlyLine(item))) }];
    }
  }
  throw unknown(token);
}

/** The one line that an item consists of. */
function onlyLine({ tokens: [line, ...others], raw }: Tokens.ListItem): Token {
  if (line?.type !== 'text' || others.length > 0)
    throw new Error(`An article's list holds lines alone, without a blank line between them: ${raw}`);
  return line;
}

function readLine(token: Token): ArticleLine {
  const line: (string | { text: string; href: string })[] = [];
  for (const part of (token as Tokens.Paragraph).tokens) {
    if (part.type === 'link') {
      const before = line.pop();
      // A one-letter word holds on to the link that follows, too.
      if (typeof before === 'string')
        line.push(before.replace(/(?<=(?<![\p{L}\p{N}])[aiouwz]) $/iu, '\u00a0'));
      else if (before) line.push(before);
      const { href } = part as Tokens.Link;
      if (!href.startsWith('/'))
        throw new Error(`An article links to pages of this site alone, not to ${href}.`);
      line.push({ text: typesetText(plain(part)), href });
      continue;
    }
    const text = plainPart(part);
    const last = line.at(-1);
    // Typeset as a whole: a space to be kept may lie between two parts.
    if (typeof last === 'string') line[line.length - 1] = typesetText(last + text);
    else line.push(typesetText(text));
  }
  return line;
}

function plain(token: Token): string {
  return ((token as Tokens.Paragraph).tokens ?? []).map(plainPart).join('');
}

function plainPart(part: Token): string {
  if (part.type !== 'text' && part.type !== 'escape') throw unknown(part);
  return (part as Tokens.Text).text.replaceAll('\n', ' ');
}

function unknown({ type, raw }: Token): Error {
  return new Error(
    `Articles have no "${type}": ${raw.slice(0, 60)}. See site/articleMarkdown.ts for what they have.`,
  );
}
