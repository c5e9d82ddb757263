import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { marked, walkTokens, type Token, type Tokens } from 'marked';
import type { ArticleNode } from '../../ArticleText.tsx';
import { decodePath } from '../../address.ts';
import { readPictureSize } from '../readPictureSize.ts';
import { createSourceError, type SourceFile } from './sourceError.ts';
import { splitFrontMatter } from './readFrontMatter.ts';
import { toNodes, type NodeOptions } from './toNodes.ts';

export interface MarkdownText extends Pick<NodeOptions, 'headingId' | 'typeset'> {
  /** Values of `{{path.to.value}}` in a text. */
  values?: Readonly<Record<string, unknown>> | undefined;
}

export interface ReadOptions extends MarkdownText {
  /** Absolute path of the file, for pictures with a relative path. */
  path: string;
  frontMatter: boolean;
  publicDir: string;
  importPicture: (path: string) => string;
}

/** Normalizes a file as editors on any system write it: no byte order mark, and LF at the ends of lines. */
export const normalizeLineEnds = (source: string) => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Reads the text below the front matter. Throws an Error with file, line and what to do. */
export function readMarkdown(article: SourceFile, options: ReadOptions): ArticleNode[] {
  const { source } = article;
  const { start, text: written } = options.frontMatter
    ? splitFrontMatter(source)
    : { start: 0, text: source };
  const fail = (part: string, message: string) => createSourceError(article, part, message, start);
  const text = fillValues(written, options.values, fail);
  if (!text.trim()) throw fail('', 'has no text. Write it below the lines at the top.');
  const readSize = (src: string) => readPicture(src, options, (message) => fail(src, message));
  return parseMarkdown(text, { ...options, readPicture: readSize }, (token) => validateToken(token, fail));
}

/** Returns the nodes of a Markdown text. Calls `validate` with each of its tokens. */
export function parseMarkdown(text: string, options: NodeOptions, validate?: (token: Token) => void) {
  const tokens = marked.lexer(text, { gfm: true });
  if (validate) void walkTokens(tokens, validate);
  return toNodes(marked.parser(tokens), options);
}

type Fail = (part: string, message: string) => Error;

function fillValues(text: string, values: MarkdownText['values'] = {}, fail: Fail): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (all, path: string) => {
    const found = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], values);
    if (typeof found !== 'string' && typeof found !== 'number')
      throw fail(all, `contains ${all}, and there is no such value. Correct the name.`);
    return String(found);
  });
}

function validateToken(token: Token, fail: Fail): void {
  const { type, raw } = token;
  if (type === 'html' && !/^\s*<!--(?:(?!-->)[^])*-->\s*$/.test(raw))
    throw fail(raw, `contains HTML: ${raw.trim().slice(0, 60)}. Write it in Markdown, or "<" as &lt;.`);
  if (type === 'list_item' && (token as Tokens.ListItem).task)
    throw fail(raw, 'contains a task list, which readers cannot tick. Remove the [ ].');
  if (type === 'image' && !(token as Tokens.Image).text.trim())
    throw fail(
      raw,
      `shows ${(token as Tokens.Image).href} without a description. Write it into the brackets.`,
    );
  const [note] =
    (type === 'link' || (type === 'text' && !token.tokens) ? /\[\^[^\]\s]+\]/.exec(raw) : null) ?? [];
  if (note)
    throw fail(note, `contains the footnote ${note}, which is not supported. Write the note into the text.`);
  if (type === 'text' && !(token as Tokens.Text).tokens && raw.includes(']('))
    throw fail(raw, 'contains "](", which is no link. Put an address with blanks into <…>, or write \\](.');
  if (type === 'link' && !(token as Tokens.Link).text.trim())
    throw fail(raw, 'contains a link without a text. Write it into the brackets.');
  if (type === 'link' && !(token as Tokens.Link).href.trim())
    throw fail(raw, 'contains a link without an address. Write it into the parentheses.');
}

/** Returns address and size of a picture: one of `public` by its path from /, or one beside the article. */
function readPicture(src: string, options: ReadOptions, fail: (message: string) => Error) {
  if (/^([a-z]+:)?\/\//i.test(src))
    throw fail(
      `shows ${src} of another site. Copy the picture into public/, and write its path, such as /photos/roof.jpg.`,
    );
  const isPublic = src.startsWith('/');
  const name = decodePath(src);
  const path = isPublic ? join(options.publicDir, name) : join(dirname(options.path), name);
  if (!existsSync(path))
    throw fail(
      `shows ${src}, and there is no ${isPublic ? `public${name}` : `${name} beside the article`}. Add the file, or correct the path.`,
    );
  const size = readPictureSize(path);
  if (!size) throw fail(`shows ${src}, which is no picture. Use JPEG, PNG, WebP, AVIF, GIF or SVG.`);
  const { width, height } = size;
  return { src: isPublic ? src : options.importPicture(name), width: String(width), height: String(height) };
}
