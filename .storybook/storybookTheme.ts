import { create } from 'storybook/theming';
import type { Colors } from '../packages/ui/src/theme/tokens.js';

export type Base = 'light' | 'dark';

/** Returns the look of Storybook's own parts in the colours of a theme. The accent is a ground of white text, too. */
export const createStorybookTheme = (base: Base, color: Colors, font: string, accent = color.link) =>
  create({
    base,
    fontBase: font,
    brandTitle: '<img src="favicon.svg" alt="" height="28" style="vertical-align: middle"> <b>Tarcza</b>',
    colorPrimary: color.action,
    colorSecondary: accent,
    appBg: color.surfaceSunken,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appHoverBg: color.border,
    appBorderColor: color.border,
    appBorderRadius: 8,
    textColor: color.text,
    textMutedColor: color.textQuiet,
    textInverseColor: color.surface,
    barBg: color.surfaceRaised,
    barTextColor: color.textQuiet,
    barHoverColor: color.link,
    barSelectedColor: color.link,
    buttonBg: color.surfaceRaised,
    buttonBorder: color.controlEdge,
    booleanBg: color.surfaceSunken,
    booleanSelectedBg: color.surfaceRaised,
    inputBg: color.surfaceRaised,
    inputBorder: color.controlEdge,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });

/** Calls a function now and whenever the visitor's system changes its scheme. Returns a function that stops it. */
export function watchSystemScheme(onScheme: (base: Base) => void) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const report = () => onScheme(dark.matches ? 'dark' : 'light');
  report();
  dark.addEventListener('change', report);
  return () => dark.removeEventListener('change', report);
}
