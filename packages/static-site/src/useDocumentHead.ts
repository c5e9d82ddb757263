import { useLayoutEffect } from 'react';
import type { HeadElement } from './head.ts';
import { pageMark } from './head.ts';

/** What came with the HTML, for whoever comes back to the first page. */
let fromHtml: readonly Element[] | undefined;

/** Puts a page's own elements into the document's head, in place of the last page's; without any, those of the HTML. */
export function useDocumentHead(elements: readonly HeadElement[] | undefined) {
  // With the page itself, not after it: whoever sees a heading finds its title.
  useLayoutEffect(() => {
    const last = [...document.head.querySelectorAll(`[${pageMark}]`)];
    fromHtml ??= last;
    const next = elements?.map(toElement) ?? fromHtml;
    if (next[0] === last[0]) return;
    for (const old of last) old.remove();
    document.head.append(...next);
  }, [elements]);
}

function toElement({ tag, attributes, text }: HeadElement): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(pageMark, '');
  // Not as textContent: where Trusted Types are required, that is refused for scripts, even for those that are data.
  if (text) element.append(text);
  return element;
}
