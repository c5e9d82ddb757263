import { createElement, type ReactNode } from 'react';
import { RouterLink } from './RouterLink.tsx';

/** A part of an article's text: a string, or an element with its attributes (React's names) and content. */
export type ArticleNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, content: readonly ArticleNode[]];

/** Returns the text of a part of an article without markup. The parts of lists and tables are lines of their own. */
export function getArticleText(node: ArticleNode): string {
  if (typeof node === 'string') return node;
  const [tag, , content] = node;
  const isList = /^(ul|ol|table|thead|tbody|tr|blockquote|div)$/.test(tag);
  return content.map(getArticleText).join(isList ? '\n' : '');
}

export interface ArticleTextProps {
  /** The text, as a Markdown file imported with `markdown()` exports it. */
  nodes: readonly ArticleNode[];
}

/** Renders the text of an article. Links to pages of the site navigate without a reload. */
export function ArticleText({ nodes }: ArticleTextProps): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [tag, attributes, content] = node;
    const children = content.length > 0 ? <ArticleText nodes={content} /> : undefined;
    // The text never changes while it is shown.
    return createElement(tag === 'a' ? RouterLink : tag, { ...attributes, key: index } as never, children);
  });
}
