/** Pages as the build renders them, each rendered once in a test file. */
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

/** Returns the HTML of a part of a page, with ordinary spaces and without React's comments. */
export async function partOf(address: string, element: 'main' | 'footer' = 'main'): Promise<string> {
  const { html } = await renderPage(address);
  const [, part = ''] = new RegExp(`<${element}[^>]*>([^]*)</${element}>`).exec(html) ?? [];
  return plainText(part).replaceAll(/<!--.*?-->/g, '');
}

/** Returns the text of HTML. */
export const textIn = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** Returns the text of a page's main element. */
export const textOf = async (address: string) => textIn(await partOf(address));

/** Returns the addresses to which HTML links, without their fragments. */
export const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"#]*)/g)].map(([, href = '']) => href);

/** Returns what search engines read in the head of a page. */
export async function headOf(address: string) {
  const { head } = await renderPage(address);
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
    pictured: ['width', 'height', 'alt']
      .map((what) => find(`og:image:${what}`)?.attributes['content'])
      .join(' '),
    alternates: Object.fromEntries(
      head.flatMap(({ attributes: { hreflang, href } }) => (hreflang ? [[hreflang, href]] : [])),
    ) as Record<string, string>,
    data: head
      .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
      .map(({ text = '' }) => JSON.parse(text) as Readonly<Record<string, unknown>>),
  };
}
