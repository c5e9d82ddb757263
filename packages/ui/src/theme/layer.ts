import * as css from '@vanilla-extract/css';
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css';

// What the style sheets of components are written with, in place of vanilla-extract's own: every rule lies in the layer
// `ui`, so that a rule of the site's wins whatever its selector is and wherever it stands.

export { keyframes, type CSSProperties, type StyleRule } from '@vanilla-extract/css';

/**
 * Breaks long words rather than widen the page (`overflow-wrap`), also where a reset of the site speaks of every element:
 * what lies in no layer wins over what lies in one, but for what is important, which the types of CSS do not know.
 */
export const anywhere = 'anywhere !important' as 'anywhere';

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { ui: rule } });

const layered = (rule: ComplexStyleRule): ComplexStyleRule =>
  Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'object' && !Array.isArray(part) ? inLayer(part) : part))
    : inLayer(rule);

export const style = (rule: ComplexStyleRule) => css.style(layered(rule));

/**
 * What a site may name in rules of its own: it has the class `ui-ServiceCard` or `ui-ServiceCard-title`, which stays when
 * all else about it changes. The README lists them. No rule of ours names that class, so that it weighs nothing in CSS.
 */
export const part = (name: string, rule: ComplexStyleRule) => css.style([`ui-${name}`, layered(rule)].flat());

export const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  css.globalStyle(selector, { '@layer': { ui: rule } });

/** Sets tokens as the neutral theme does: in no layer and without specificity, so that any rule of a site outweighs it. */
export const defaultTokens = (selector: string, tokens: Record<string, string>) =>
  css.globalStyle(`:where(${selector})`, { vars: tokens });

export const styleVariants = <Name extends string>(variants: Record<Name, ComplexStyleRule>) =>
  css.styleVariants(variants, layered);
