import type { HeadElement } from '../../head.ts';
import { validatePolicy, type Policy } from './policy.ts';

/** A script of every page, such as that of an analytics service. */
export interface SiteScript {
  /** An https URL, or the path of a file of the site, such as `/statistics.js`. */
  src: string;
  /**
   * Attributes of the element, such as `{ 'data-domain': 'example.com', async: '' }`. `defer` is added without `async` and
   * `type: 'module'`, and `crossorigin` with `integrity`.
   */
  attributes?: Readonly<Record<string, string>>;
  /** Sources that the script needs, by directive, such as `{ 'connect-src': 'https://statistics.example' }`. */
  policy?: Policy;
}

const isPath = (src: string) => /^\/(?!\/)/.test(src);

/** Throws an Error with what to do if a script is invalid. */
export function validateScripts(scripts: readonly SiteScript[]): void {
  for (const [index, { src, policy = {} }] of scripts.entries()) {
    const option = `scripts[${index}]`;
    if (!isPath(src) && !/^https:\/\//i.test(src))
      throw new Error(
        `${option}.src is ${JSON.stringify(src)}. Give an https URL, or the path of a file of the site that begins with one slash.`,
      );
    if (scripts.findIndex((other) => other.src === src) !== index)
      throw new Error(`${option}.src is ${src} once more, and it would run twice. Name each script once.`);
    validatePolicy(policy, `${option}.policy`);
  }
}

export function createScriptElement({ src, attributes = {} }: SiteScript): HeadElement {
  const isDeferred = !('async' in attributes) && attributes['type'] !== 'module';
  return {
    tag: 'script',
    attributes: {
      src,
      ...(isDeferred && { defer: '' }),
      ...('integrity' in attributes && { crossorigin: 'anonymous' }),
      ...attributes,
    },
  };
}

/** Returns the additions to the Content-Security-Policy for the scripts. */
export const getScriptPolicies = (scripts: readonly SiteScript[]): Policy[] =>
  scripts.flatMap(({ src, policy = {} }) =>
    isPath(src) ? [policy] : [{ 'script-src': getPolicySource(src) }, policy],
  );

/** Returns the source of a script for the policy: without query, with separators percent-encoded. */
function getPolicySource(src: string): string {
  const { origin, pathname } = new URL(src);
  return origin + pathname.replaceAll(/[;,]/g, encodeURIComponent);
}
