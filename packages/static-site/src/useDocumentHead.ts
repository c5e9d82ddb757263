import { useEffect, useLayoutEffect } from 'react';
import { pageAttribute, type HeadElement } from './head.ts';

/** The elements of the first page's head, which the HTML contains. */
let initialElements: readonly Element[] | undefined;

/** Replaces the page's elements in the head, and sets the language. Undefined elements are those of the HTML. */
export function useDocumentHead(elements: readonly HeadElement[] | undefined, language: string) {
  // A layout effect, so that title and page change together.
  useLayoutEffect(() => {
    const previous = [...document.head.querySelectorAll(`[${pageAttribute}]`)];
    const isInHtml = !initialElements && !elements;
    initialElements ??= previous;
    // A browser that translates the page has set the language to its own.
    if (isInHtml) return;

    const next = elements?.filter(({ load }) => !load).flatMap(toElements) ?? initialElements;
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
        (loaded) => isCurrent && document.head.append(...loaded.flatMap(toElements)),
        // The page is complete without them.
        () => {},
      );
    return () => void (isCurrent = false);
  }, [elements]);
}

interface DataPolicy {
  createScript: (json: string) => string;
}

/** Returns undefined if Trusted Types refuse this policy. Without one they refuse also data scripts, which never run. */
function createDataPolicy(): DataPolicy | undefined {
  const rules: DataPolicy = { createScript: (json) => json };
  type Factory = { createPolicy(name: string, rules: DataPolicy): DataPolicy };
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  try {
    return trustedTypes?.createPolicy('structured-data', rules) ?? rules;
  } catch {
    return undefined;
  }
}

const dataPolicy = createDataPolicy();

function toElements({ tag, attributes, text = '' }: HeadElement): Element[] {
  if (tag === 'script' && !dataPolicy) return [];
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(pageAttribute, '');
  element.textContent = tag === 'script' ? dataPolicy!.createScript(text) : text;
  return [element];
}
