import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { create, getPreferredColorScheme } from 'storybook/theming';
import './docs/docs.css';
import { getTheme } from './ownTheme';
import { useGlobals, applyToPage } from './toolbar';

/** Renders a docs page in the theme and scheme of the toolbar. */
export function ThemedDocs({ children, ...docs }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const base = globals.scheme === 'system' ? getPreferredColorScheme() : globals.scheme;
  // The text of the page is English.
  useLayoutEffect(() => applyToPage({ ...globals, direction: 'ltr', language: 'en' }), [globals]);

  const { shape, [base]: color } = getTheme(globals);
  const theme = create({
    base,
    fontBase: shape.font.body,
    colorPrimary: color.action,
    colorSecondary: color.link,
    appBg: color.surfaceSunken,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appHoverBg: color.surfaceSunken,
    appBorderColor: color.border,
    textColor: color.text,
    textMutedColor: color.textQuiet,
    textInverseColor: color.surface,
    barBg: color.surfaceRaised,
    barTextColor: color.textQuiet,
    barHoverColor: color.link,
    barSelectedColor: color.link,
    inputBg: color.surfaceRaised,
    inputBorder: color.controlEdge,
    inputTextColor: color.text,
  });
  return (
    <DocsContainer {...docs} theme={theme}>
      <main>{children}</main>
    </DocsContainer>
  );
}
