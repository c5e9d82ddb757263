import { classes } from '../theme/classes.js';
import { vars } from '../theme/contract.css.js';
import { customProperty } from './customProperty.js';

const tokens = [
  ...Object.values(vars).flatMap((group) => Object.values(group).map(customProperty)),
  '--ui-button-case',
];

/** Returns a line for each `--ui-` name in plain CSS that is no token, and for each `.ui-` name that is no stable class. */
export function describeUnknownNames(css: string): string[] {
  const rules = css.replace(/\/\*[^]*?\*\//g, '');
  const findUnknown = (names: RegExp, known: readonly string[]) =>
    [...new Set(rules.match(names))].filter((name) => !known.includes(name));
  return [
    ...findUnknown(/(?<![\w-])--ui-[\w-]+/g, tokens).map((name) => `✖ ${name} is no token.`),
    ...findUnknown(/(?<=\.)ui-[\w-]+/g, classes).map((name) => `✖ ${name} is no class of a component.`),
  ].map((line) => `${line} theming.md of @tarcza/ui lists all of them.`);
}
