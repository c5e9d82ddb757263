import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import './docs/docs.css';
import { themes } from './themes.css';
import { useGlobals, useSeenScheme, wearOnDocs } from './toolbar';

/** A docs page in the theme and scheme that the toolbar shows. */
export function ThemedDocs({ children, ...docs }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const base = useSeenScheme(globals.scheme);
  useLayoutEffect(() => wearOnDocs(globals), [globals]);

  const { shape, [base]: color } = themes[globals.theme];
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
      {children}
    </DocsContainer>
  );
}
