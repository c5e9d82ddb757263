import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, type PropsWithChildren } from 'react';
import { create, getPreferredColorScheme } from 'storybook/theming';
import './docs/docs.css';
import { setLabels } from './language';
import { themeOf } from './ownTheme';
import { useGlobals, applyToPage } from './toolbar';

/** Fixes Storybook's blocks: an object's items get their list, and a table that scrolls can be focused. */
function fixBlocks() {
  const sizes = new ResizeObserver((tables) => {
    for (const { target } of tables) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  const fix = () => {
    for (const tree of document.querySelectorAll('.rejt-tree:not([role]):has(> li)'))
      tree.setAttribute('role', 'list');
    for (const table of document.querySelectorAll('.sbdocs-content table')) sizes.observe(table);
  };
  fix();
  const observer = new MutationObserver(fix);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    sizes.disconnect();
  };
}

/** Renders a docs page in the theme, scheme and language of the toolbar. */
export function ThemedDocs({ children, ...docs }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  setLabels(globals.language);
  const base = globals.scheme === 'system' ? getPreferredColorScheme() : globals.scheme;
  // The text of the page is English.
  useLayoutEffect(() => applyToPage({ ...globals, direction: 'ltr' }, 'en'), [globals]);
  useEffect(fixBlocks, []);

  const { shape, [base]: color } = themeOf(globals);
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
      <main key={globals.language}>{children}</main>
    </DocsContainer>
  );
}
