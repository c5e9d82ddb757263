import { createElement, type ReactNode } from 'react';
import type { ArticleNode } from './articleText.ts';
import { RouterLink } from './RouterLink.tsx';

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
