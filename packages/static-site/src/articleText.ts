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
