/** Pages as the build renders them, each rendered and parsed once in a test file. */
import { JSDOM } from 'jsdom';
import site from '../server';
import { plainText } from '../text/typeset';

/** All pages that the build writes. */
export const addresses: readonly string[] = [...site.addresses, ...site.unlistedAddresses];

const rendered = new Map<string, ReturnType<typeof site.render>>();

export function renderPage(address: string) {
  const page = rendered.get(address) ?? site.render(address);
  rendered.set(address, page);
  return page;
}

const documents = new Map<string, Document>();

const { window } = new JSDOM('');

/** Returns the document of HTML. All share one window: another one takes longer than the HTML of a page. */
export function parse(html: string) {
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  return Object.defineProperty(page, 'defaultView', { value: window });
}

/** Returns what a browser without scripting reads at an address. */
export async function documentOf(address: string) {
  const page = documents.get(address) ?? parse((await renderPage(address)).html);
  documents.set(address, page);
  return page;
}

export const mainOf = async (address: string) => (await documentOf(address)).querySelector('main')!;

/** Returns the texts between the tags in a node. */
export function linesIn(node: Node): string[] {
  const lines = [''];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (child.nodeName === '#text') lines.push(lines.pop()! + child.nodeValue!);
    // React separates texts by comments.
    else if (child.nodeName !== '#comment') lines.push(...linesIn(child), '');
  return lines;
}

/** Returns the text of a node, with ordinary spaces, also between its elements. */
export const textIn = (node: Node) => plainText(linesIn(node).join(' ')).replaceAll(/\s+/g, ' ').trim();

/** Returns the text of a page's main element. */
export const textOf = async (address: string) => textIn(await mainOf(address));

/** Returns the texts of elements in a node. */
export const textsIn = (node: ParentNode, selector: string) =>
  Array.from(node.querySelectorAll(selector), textIn);

/** Returns the addresses to which an element links. */
export const linksIn = (node: ParentNode) =>
  Array.from(node.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '');

/** Returns the addresses to which an element links, without their fragments. */
export const pathsIn = (node: ParentNode) => linksIn(node).map((href) => href.replace(/#.*/, ''));

/** Returns what search engines read in the head of a page. */
export async function headOf(address: string) {
  const { head } = await renderPage(address);
  const data = head
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text = '' }) => JSON.parse(text) as Readonly<Record<string, unknown>>);
  const find = (wanted: string) =>
    head.find(({ tag, attributes: { name, rel, property } }) => [tag, name, rel, property].includes(wanted));
  return {
    title: find('title')?.text ?? '',
    description: find('description')?.attributes['content'] ?? '',
    canonical: find('canonical')?.attributes['href'],
    robots: find('robots')?.attributes['content'],
    locale: find('og:locale')?.attributes['content'],
    modified: find('article:modified_time')?.attributes['content'],
    image: find('og:image')?.attributes['content'],
    type: find('og:type')?.attributes['content'],
    published: find('article:published_time')?.attributes['content'],
    pictured: ['width', 'height', 'alt']
      .map((what) => find(`og:image:${what}`)?.attributes['content'])
      .join(' '),
    alternates: Object.fromEntries(
      head.flatMap(({ attributes: { hreflang, href } }) => (hreflang ? [[hreflang, href]] : [])),
    ) as Record<string, string>,
    data,
    /** The same by their type. */
    blocks: Object.fromEntries(data.map((block) => [String(block['@type']), block])),
  };
}
