import { useLayoutEffect } from 'react';
import type { HeadElement } from './head.ts';
import { pageMark, policyName } from './head.ts';

/** What came with the HTML, for whoever comes back to the first page. */
let fromHtml: readonly Element[] | undefined;

/**
 * Puts a page's own elements into the document's head, in place of the last page's; without any, those of the HTML. A
 * page of a language of its own says so, too.
 */
export function useDocumentHead(elements: readonly HeadElement[] | undefined, language?: string) {
  // With the page itself, not after it: whoever sees a heading finds its title.
  useLayoutEffect(() => {
    const last = [...document.head.querySelectorAll(`[${pageMark}]`)];
    fromHtml ??= last;
    const next = elements?.map(toElement) ?? fromHtml;
    if (next[0] === last[0]) return;
    for (const old of last) old.remove();
    document.head.append(...next);
  }, [elements]);
  useLayoutEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);
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
