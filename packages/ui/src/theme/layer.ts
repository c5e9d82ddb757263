import * as css from '@vanilla-extract/css';
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { unscripted } from './rules.js';

// The style functions of vanilla-extract, with each rule in the layer `ui`: a site's rule in no layer wins over it.

export { keyframes, type CSSProperties, type StyleRule } from '@vanilla-extract/css';

/** Breaks long words (`overflow-wrap`), even if a reset of the site is in no layer. The types of CSS lack `!important`. */
export const anywhere = 'anywhere !important' as 'anywhere';

const wrapRule = (rule: StyleRule): StyleRule => ({ '@layer': { ui: rule } });

const toLayer = (rule: ComplexStyleRule): ComplexStyleRule =>
  Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'object' && !Array.isArray(part) ? wrapRule(part) : part))
    : wrapRule(rule);

export const style = (rule: ComplexStyleRule) => css.style(toLayer(rule));

/** Adds a stable class, such as `ui-ServiceCard-title`, for rules of a site. `npm run generate` lists it in classes.ts. */
export const part = (name: string, rule: ComplexStyleRule) => css.style([`ui-${name}`, toLayer(rule)].flat());

export const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  css.globalStyle(selector, { '@layer': { ui: rule } });

/** Sets tokens as the neutral theme does: in no layer and without specificity, so that any rule of a site outweighs it. */
export const defaultTokens = (selector: string, tokens: Record<string, string>) =>
  css.globalStyle(`:where(${selector})`, { vars: tokens });

export const styleVariants = <Name extends string>(variants: Record<Name, ComplexStyleRule>) =>
  css.styleVariants(variants, toLayer);

/** Returns a rule for where a visitor cannot open a panel: in print and without a script all are open. */
export const whereAllOpen = (rule: StyleRule, selector = '&'): StyleRule => ({
  '@media': { print: { selectors: { [selector]: rule } } },
  selectors: { [`${unscripted} ${selector}`]: rule },
});
