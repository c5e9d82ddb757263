import { decodePath } from '../../address.ts';
import type { HeadElement } from '../../head.ts';
import { validatePolicy, type Policy } from './policy.ts';

/** A script of every page, such as that of an analytics service. */
export interface SiteScript {
  /** An https URL, or the path of a file of the site, such as `/statistics.js`. */
  src: string;
  /**
   * Runs the script as soon as it is loaded, instead of after the page is parsed.
   * @default false
   */
  async?: boolean;
  /**
   * `false` without `async` makes the page wait for the script.
   * @default true
   */
  defer?: boolean;
  /** Type of the script, such as `module`. */
  type?: string;
  /** Hash of the script (Subresource Integrity), such as `sha384-…`. */
  integrity?: string;
  /** @default 'anonymous' with `integrity`, else none */
  crossorigin?: 'anonymous' | 'use-credentials';
  /** Other attributes, such as `{ 'data-domain': 'example.com' }`. */
  attributes?: Readonly<Record<string, string>>;
  /** Sources that the script needs, by directive, such as `{ 'connect-src': 'https://statistics.example' }`. */
  policy?: Policy;
}

const isPath = (src: string) => /^\/(?!\/)/.test(src);

/** Throws an Error with what to do if a script is invalid. */
export function validateScripts(scripts: readonly SiteScript[]): void {
  for (const [index, { src, integrity, attributes = {}, policy = {} }] of scripts.entries()) {
    const option = `scripts[${index}]`;
    if (!isPath(src) && !isHttps(src))
      throw new Error(
        `${option}.src is ${JSON.stringify(src)}. Give an https URL, or the path of a file of the site that begins with one slash.`,
      );
    if (scripts.findIndex((other) => other.src === src) !== index)
      throw new Error(`${option}.src is ${src} once more, and it would run twice. Name each script once.`);
    if (integrity !== undefined && !/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(integrity))
      throw new Error(
        `${option}.integrity is ${JSON.stringify(integrity)}. Give one hash, such as sha384-… in Base64.`,
      );
    for (const name of Object.keys(attributes)) validateAttribute(name, option);
    validatePolicy(policy, `${option}.policy`);
  }
}

function isHttps(src: string): boolean {
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return false;
  const { username, password } = new URL(src);
  return !username && !password;
}

function validateAttribute(name: string, option: string): void {
  if (!/^[a-z][\w.-]*$/i.test(name))
    throw new Error(`${option}.attributes has "${name}", which is no name of an attribute.`);
  if (/^on/i.test(name))
    throw new Error(
      `${option}.attributes has ${name}: the site's policy runs no code in attributes. Leave it out.`,
    );
  if (/^(src|async|defer|type|integrity|crossorigin)$/i.test(name))
    throw new Error(`${option}.attributes has ${name}. Write it as ${option}.${name.toLowerCase()}.`);
  if (/^data-page$/i.test(name))
    throw new Error(
      `${option}.attributes has data-page, which marks what a navigation removes. Leave it out.`,
    );
}

/** Returns an error for each local script that is missing in the built site. */
export const findMissingScripts = (scripts: readonly SiteScript[], hasFile: (path: string) => boolean) =>
  scripts.flatMap(({ src }, index) =>
    isPath(src) && !hasFile(decodePath(src.replace(/[?#].*$/, '')))
      ? [`scripts[${index}].src is ${src}, and the site has no such file. Put it into public${src}.`]
      : [],
  );

export function createScriptElement(script: SiteScript): HeadElement {
  const { src, async, defer = !async && script.type !== 'module', type, integrity, attributes } = script;
  const { crossorigin = integrity && 'anonymous' } = script;
  return {
    tag: 'script',
    attributes: {
      src,
      ...(async && { async: '' }),
      ...(defer && { defer: '' }),
      ...(type && { type }),
      ...(integrity && { integrity }),
      ...(crossorigin && { crossorigin }),
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
