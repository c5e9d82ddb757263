import { useLayoutEffect } from 'react';
import type { HeadElement } from './head.ts';
import { pageMark, policyName } from './head.ts';

/** The elements of the first page's head, which the HTML contains. */
let initialElements: readonly Element[] | undefined;

/**
 * Replaces the elements of the previous page in the document's head, and sets the document's language. Without `elements`
 * the page is the first one, and those of the HTML are used.
 */
export function useDocumentHead(elements: readonly HeadElement[] | undefined, language: string) {
  // A layout effect, so that the title changes together with the page.
  useLayoutEffect(() => {
    const previous = [...document.head.querySelectorAll(`[${pageMark}]`)];
    const isInHtml = !initialElements && !elements;
    initialElements ??= previous;
    // A browser that translates the page has set the language to its own.
    if (isInHtml) return;

    const next = elements?.map(toElement) ?? initialElements;
    // The first page is rendered again.
    if (previous.length > 0 && next[0] === previous[0]) return;
    document.documentElement.lang = language;
    for (const element of previous) element.remove();
    document.head.append(...next);
  }, [elements, language]);
}

function toElement({ tag, attributes, text }: HeadElement): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(pageMark, '');
  if (text) element.textContent = tag === 'script' ? asData(text) : text;
  return element;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): { createScript(text: string): string };
}

let policy: { createScript(text: string): string } | undefined;

/**
 * The text of a script that is data, such as what search engines read. Where Trusted Types are required, they ask of it
 * what they ask of code: a policy has to stand for it, and this one lets JSON through and nothing else.
 */
function asData(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(policyName, {
    createScript: (json) => JSON.stringify(JSON.parse(json)),
  });
  return policy ? policy.createScript(text) : text;
}
