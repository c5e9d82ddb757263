import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import './docs/docs.css';
import { themes } from './themes.css';
import { useGlobals, useSeenScheme, wearOnDocs } from './toolbar';

/**
 * The items in Storybook's field for an object stand in no list, which a screen reader announces as none; and a table
 * that is wider than the page is to be scrolled by the keyboard, too.
 */
function mend() {
  const seen = new Set<Element>();
  const sizes = new ResizeObserver((tables) => {
    for (const { target } of tables) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  const all = () => {
    for (const tree of document.querySelectorAll('.rejt-tree:not([role]):has(> li)'))
      tree.setAttribute('role', 'list');
    for (const table of document.querySelectorAll('.sbdocs-content table')) {
      if (!seen.has(table)) sizes.observe(table);
      seen.add(table);
    }
  };
  all();
  const observer = new MutationObserver(all);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    sizes.disconnect();
  };
}

/** A docs page in the theme and scheme that the toolbar shows. */
export function ThemedDocs({ children, ...docs }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const base = useSeenScheme(globals.scheme);
  useLayoutEffect(() => wearOnDocs(globals), [globals]);
  useEffect(mend, []);

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
