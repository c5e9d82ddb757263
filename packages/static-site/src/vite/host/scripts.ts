import { decodePath } from '../../address.ts';
import type { HeadElement } from '../../head.ts';
import { checkPolicy, type Policy } from './policy.ts';

/** A script that every page loads once, such as that of a statistics service. */
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
  /** Such as `module`. */
  type?: string;
  /** Hash of the script, such as `sha384-…`. */
  integrity?: string;
  /** @default 'anonymous' with `integrity`, none without */
  crossorigin?: 'anonymous' | 'use-credentials';
  /** Further attributes, such as `{ 'data-domain': 'example.com' }`. */
  attributes?: Readonly<Record<string, string>>;
  /** What the script loads, by directive, such as `{ 'connect-src': 'https://statistics.example' }`. */
  policy?: Policy;
}

const isPath = (src: string) => /^\/(?!\/)/.test(src);

/** @throws if a script cannot work, with what to do. */
export function checkScripts(scripts: readonly SiteScript[]): void {
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
    for (const name of Object.keys(attributes)) checkAttribute(name, option);
    checkPolicy(policy, `${option}.policy`);
  }
}

function isHttps(src: string): boolean {
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return false;
  const { username, password } = new URL(src);
  return !username && !password;
}

function checkAttribute(name: string, option: string): void {
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

/** Returns one sentence for each script of the site that is missing in the built site. */
export const missingScripts = (scripts: readonly SiteScript[], hasFile: (path: string) => boolean) =>
  scripts.flatMap(({ src }, index) =>
    isPath(src) && !hasFile(decodePath(src.replace(/[?#].*$/, '')))
      ? [`scripts[${index}].src is ${src}, and the site has no such file. Put it into public${src}.`]
      : [],
  );

export function scriptElement(script: SiteScript): HeadElement {
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

/** What the Content-Security-Policy must allow for the scripts. */
export const policiesOf = (scripts: readonly SiteScript[]): Policy[] =>
  scripts.flatMap(({ src, policy = {} }) =>
    isPath(src) ? [policy] : [{ 'script-src': sourceOf(src) }, policy],
  );

/** A source has no query, and its path no characters that separate sources or directives. */
function sourceOf(src: string): string {
  const { origin, pathname } = new URL(src);
  return origin + pathname.replaceAll(/[;,]/g, encodeURIComponent);
}
