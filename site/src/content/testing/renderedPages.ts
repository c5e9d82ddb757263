/** Pages as the build renders them, each rendered once in a test file. */
import site from '../../server';
import { plainText } from '../../text/typeset';

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

/** Returns the text of a page's main element. */
export const textOf = async (address: string) =>
  (await partOf(address)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
