import GithubSlugger from 'github-slugger';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ArticleNode } from '../../ArticleText.tsx';

export interface NodeOptions {
  headingId?: ((heading: string) => string) | undefined;
  /** Changes each text, such as for no-break spaces. `\uFFFC` at its end stands for an element that follows. */
  typeset?: ((text: string) => string) | undefined;
  readPicture: (src: string) => Readonly<Record<string, string>>;
}

/** Replaces HTML entities, such as `&amp;` and `&#8211;`, by their characters. */
export const decodeEntities = (text: string) =>
  text.replace(/&(?:#\w+|[a-z]\w*);/gi, (entity) => {
    const [node] = parseFragment(entity).childNodes;
    return node && 'value' in node ? node.value : entity;
  });

/** Converts the HTML of an article to nodes: headings with ids, tables that scroll, pictures with their size. */
export function toNodes(html: string, options: NodeOptions): ArticleNode[] {
  const slugger = new GithubSlugger();
  const { typeset = (text: string) => text, headingId = (text: string) => slugger.slug(text) } = options;

  function convertText(text: string, parent: string, isFollowed: boolean): ArticleNode[] {
    if (parent === 'pre') return [text];
    const line = text.replaceAll('\n', ' ');
    // Between blocks there are line breaks only.
    if (!line.trim() && text.includes('\n') && parent !== 'p') return [];
    return [typeset(isFollowed ? `${line}\uFFFC` : line).replace('\uFFFC', '')];
  }

  function convert(nodes: readonly Tree.ChildNode[], parent: string): ArticleNode[] {
    return nodes.flatMap((node, index) => {
      if (node.nodeName === '#text')
        return convertText((node as Tree.TextNode).value, parent, index < nodes.length - 1);
      return 'tagName' in node ? convertElement(node, parent) : [];
    });
  }

  function convertElement({ tagName, attrs, childNodes }: Tree.Element, parent: string): ArticleNode[] {
    const given = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const content = convert(childNodes, parent === 'pre' ? 'pre' : tagName);
    if (/^h\d$/.test(tagName)) {
      // The title of the article is the only h1.
      const level = Math.max(2, Number(tagName[1]));
      const id = headingId(readText(childNodes));
      return [[`h${level}`, id ? { id } : {}, content]];
    }
    if (tagName === 'img')
      return [['img', { ...given, ...options.readPicture(given['src'] ?? ''), loading: 'lazy' }, []]];
    // A wide table scrolls in its own element, by keyboard, too. The heads of its columns name it.
    if (tagName === 'table') {
      const label = readText(childNodes.slice(0, 2)).match(/\S.*/g)?.join(', ') ?? '';
      return [['div', { tabIndex: '0', role: 'group', 'aria-label': label }, [['table', {}, content]]]];
    }
    return [[tagName, convertAttributes(tagName, given), content]];
  }

  return convert(parseFragment(html).childNodes, '');
}

function convertAttributes(tag: string, { align, class: className, ...others }: Record<string, string>) {
  return {
    ...others,
    ...(className && { className }),
    ...(align && { className: `align-${align}` }),
    ...(tag === 'th' && { scope: 'col' }),
  };
}

export const readText = (nodes: readonly Tree.ChildNode[]): string =>
  nodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? readText(node.childNodes) : ''))
    .join('');
