import { vars } from '../theme/contract.css.js';
import { customProperty } from './customProperty.js';

const tokens = Object.values(vars).flatMap((group) => Object.values(group).map(customProperty));

/**
 * Returns a line for each `--ui-` name in plain CSS that is no token, and for each `.ui-` name that the theming.md of the
 * package does not contain. Without it classes are not checked.
 */
export function describeUnknownNames(css: string, page?: string): string[] {
  const rules = css.replace(/\/\*[^]*?\*\//g, '');
  const used = new Set(rules.match(/(?<![\w-])--ui-[\w-]+/g));
  const classes = new Set(page ? rules.match(/(?<=\.)ui-[\w-]+/g) : []);
  const known = new Set(page?.match(/(?<![\w-])ui-[A-Z]\w*(-[a-z]\w*)?/g));
  return [
    ...[...used].filter((name) => !tokens.includes(name)).map((name) => `✖ ${name} is no token.`),
    ...[...classes].filter((name) => !known.has(name)).map((name) => `✖ ${name} is no class of a component.`),
  ].map((line) => `${line} theming.md of @tarcza/ui lists all of them.`);
}
