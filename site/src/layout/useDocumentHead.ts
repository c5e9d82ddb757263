import { useEffect } from 'react';
import type { Screen } from '../routes';
import type { HeadElement } from '../seo/pageHead';
import { pageMark } from '../seo/pageMark';

let firstPage = true;

/** Puts a page's own elements into the document's head, in place of the last page's. The first page's are there. */
export function useDocumentHead(head: Screen['head']) {
  useEffect(() => {
    if (firstPage) {
      firstPage = false;
      return undefined;
    }
    let gone = false;
    void elementsOf(head).then((elements) => !gone && replace(elements));
    return () => {
      gone = true;
    };
  }, [head]);
}

/** Whatever has a head has this module as well: it is not fetched, only found. */
async function elementsOf(head: Screen['head']): Promise<readonly HeadElement[]> {
  const [parts, { headElements }] = await Promise.all([head(), import('../seo/pageHead')]);
  return headElements(parts);
}

function replace(elements: readonly HeadElement[]) {
  for (const old of document.head.querySelectorAll(`[${pageMark}]`)) old.remove();
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(pageMark, '');
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
