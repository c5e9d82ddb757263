/** Whatever text or address content declares is on its page: what a component leaves out is missed here. */
import { expect, test } from 'vitest';
import { addresses, documentOf, linesIn, renderPage } from '../testing/renderedPages';
import { plainText } from '../text/typeset';

/** The forms of the towns' names are inserted into other texts. */
const modules = import.meta.glob<object>(
  ['./**/*.ts', '../pages/*/content.ts', '!./**/*.test.ts', '!./**/towns.ts'],
  { eager: true },
);

/** Texts that appear after an interaction or a failure, or with settings of the owner, and captions without a place. */
const isElsewhere =
  /\.(success|failure|kept|outdated|thanks|messages?|status|fieldMissing|invalid|filtered|blog\.notFound|newsletterLetter|date|toasts|error|unexpectedError|dialog|previous|next|swipeHint|caption)\b/;

const normalize = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim();

/** Returns the texts and addresses in a value, without what templates insert, and phone and e-mail, which become links. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'string')
    return Object.entries(value ?? {}).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
  if (isElsewhere.test(path) || !/\s|^[\p{Lu}\d/#]/u.test(value)) return [];
  return value.split(/\{[\w.]+\}|\+48[\d\s]+|\S+@\S+\w/).map((part) => [path, normalize(part)]);
}

/** Returns all texts and attributes of a page. */
async function readPage(address: string) {
  const { head, loadFailed, files } = await renderPage(address);
  const { documentElement } = await documentOf(address);
  const elements = [...documentElement.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => Array.from(element.attributes, ({ value }) => value));
  const inHead = head.map(({ attributes: { content }, text }) => content ?? text);
  const texts = [linesIn(documentElement).join(' '), documentElement.textContent, loadFailed];
  return { files, text: normalize([...texts, ...inHead, ...attributes].join('\n')) };
}

const pages = await Promise.all([...addresses, '/nie/ma'].map(readPage));

test('a page shows each text of its content, and some page each text that several share', () => {
  const missing = Object.entries(modules).flatMap(([path, module]) => {
    const file = path.replace(/^\.\.(.*)content.ts/, '.$1Page.tsx').replace(/^\.\/(?!pages\/)/, './content/');
    const own = pages.filter(({ files }) => files.includes(file));
    const places = own.length > 0 ? own : pages;
    return textsOf(module, path).filter(([, part]) => !places.some(({ text }) => text.includes(part)));
  });
  expect(missing, 'Show these texts on the page of their file, or remove them').toEqual([]);
});
