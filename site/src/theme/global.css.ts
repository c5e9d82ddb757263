import { vars } from '@tarcza/ui/theme';
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

/** A rule about plain elements, in the layer below the components': whatever these say of theirs outweighs it. */
const plain = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { 'ui-page': rule } });

plain('*, *::before, *::after', { boxSizing: 'border-box' });

plain('html', {
  // Room for the call bar of phones, so that nothing focused hides beneath it.
  scrollPaddingBottom: '6rem',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});

plain('body', {
  margin: 0,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: vars.line.body,
  overflowWrap: 'break-word',
});

// On a page of few words the footer still ends the screen.
globalStyle('#root', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
globalStyle('main', { flex: '1 0 auto' });

// Below it is the place of the call bar, which is empty while the bar is hidden.
globalStyle('.ui-SiteFooter:has(+ .ui-CallBar)', { boxShadow: `0 6rem ${vars.color.brand}` });

plain('h1, h2, h3, h4', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  textWrap: 'balance',
  hyphens: 'manual',
});

// A long word in a narrow column breaks, in any font, and does not widen the column.
plain('h1, h2, h3, h4, main :is(p, li, dt, dd)', { overflowWrap: 'anywhere' });

plain('p, ul, ol, dl, dd, figure', { margin: 0 });
plain('p, li', { textWrap: 'pretty' });
plain('a', { color: vars.color.link, textUnderlineOffset: '0.15em' });
plain('a:focus-visible, button:focus-visible, summary:focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 3,
});
plain('h1:focus', { outline: 'none' });
plain('img, svg', { maxWidth: '100%' });
// On paper: the text alone. An article has a header of its own, which stays.
globalStyle('#root > header, #root > footer, nav', { '@media': { print: { display: 'none' } } });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' });
