import { useEffect } from 'react';
import { headElements, type PageHead } from './pageHead';

/** Marks the elements that belong to the page shown, and go with it. */
export const pageMark = 'data-page';

/** Puts a page's own elements into the document's head, in place of the last page's. */
export function useDocumentHead(head: PageHead) {
  useEffect(() => {
    for (const old of document.head.querySelectorAll(`[${pageMark}]`)) old.remove();
    for (const { tag, attributes, text } of headElements(head)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute(pageMark, '');
      if (text) element.textContent = text;
      document.head.append(element);
    }
  }, [head]);
}
