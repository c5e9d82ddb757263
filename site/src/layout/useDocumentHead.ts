import { useLayoutEffect } from 'react';
import type { HeadElement } from '../seo/pageHead';
import { pageMark } from '../seo/pageMark';

/** Puts a page's own elements into the document's head, in place of the last page's; without any, all stays. */
export function useDocumentHead(elements: readonly HeadElement[] | undefined) {
  // With the page itself, not after it: whoever sees a heading finds its title.
  useLayoutEffect(() => {
    if (!elements) return;
    for (const old of document.head.querySelectorAll(`[${pageMark}]`)) old.remove();
    for (const { tag, attributes, text } of elements) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute(pageMark, '');
      if (text) element.textContent = text;
      document.head.append(element);
    }
  }, [elements]);
}
