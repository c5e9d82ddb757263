import { useEffect, useLayoutEffect } from 'react';
import { pageAttribute, type HeadElement } from './head.ts';

/** The elements of the first page's head, which the HTML contains. */
let initialElements: readonly Element[] | undefined;

/**
 * Replaces the previous page's elements in the document's head, and appends those that are loaded later. Sets the document's
 * language. Uses the elements of the HTML if `elements` is undefined, for the first page.
 */
export function useDocumentHead(elements: readonly HeadElement[] | undefined, language: string) {
  // A layout effect, so that title and page change together.
  useLayoutEffect(() => {
    const previous = [...document.head.querySelectorAll(`[${pageAttribute}]`)];
    const isInHtml = !initialElements && !elements;
    initialElements ??= previous;
    // A browser that translates the page has set the language to its own.
    if (isInHtml) return;

    const next = elements?.filter(({ load }) => !load).map(toElement) ?? initialElements;
    // The first page is rendered again.
    if (previous.length > 0 && next[0] === previous[0]) return;
    document.documentElement.lang = language;
    for (const element of previous) element.remove();
    document.head.append(...next);
  }, [elements, language]);

  useEffect(() => {
    let isCurrent = true;
    for (const { load } of elements ?? [])
      load?.().then(
        (loaded) => isCurrent && document.head.append(...loaded.map(toElement)),
        // The page is complete without them.
        () => {},
      );
    return () => void (isCurrent = false);
  }, [elements]);
}

function toElement({ tag, attributes, text }: HeadElement): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(pageAttribute, '');
  // Trusted Types refuse a new text of a script, also of one with data.
  element.append(text ?? '');
  return element;
}
