import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import './docs/docs.css';
import { themes } from './themes.css';
import { useGlobals, useSeenScheme, wearOnDocs } from './toolbar';

/** The items in Storybook's field for an object stand in no list, which a screen reader announces as none. */
function mendLists() {
  const mend = () => {
    for (const tree of document.querySelectorAll('.rejt-tree:not([role]):has(> li)'))
      tree.setAttribute('role', 'list');
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** A docs page in the theme and scheme that the toolbar shows. */
export function ThemedDocs({ children, ...docs }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const base = useSeenScheme(globals.scheme);
  useLayoutEffect(() => wearOnDocs(globals), [globals]);
  useEffect(mendLists, []);

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
