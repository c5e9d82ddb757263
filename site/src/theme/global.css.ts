import { vars } from '@tarcza/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  // Room for the call bar of phones, so that nothing focused hides beneath it.
  scrollPaddingBottom: '6rem',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});

globalStyle('body', {
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

globalStyle('h1, h2, h3, h4', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  textWrap: 'balance',
  hyphens: 'manual',
});

// A long word in a narrow column breaks, in whichever typeface it is drawn, and does not widen the column.
globalStyle('h1, h2, h3, h4, main :is(p, li, dt, dd)', { overflowWrap: 'anywhere' });

globalStyle('p, ul, ol, dl, dd, figure', { margin: 0 });
globalStyle('p, li', { textWrap: 'pretty' });
globalStyle('a', { color: vars.color.link, textUnderlineOffset: '0.15em' });
globalStyle('a:focus-visible, button:focus-visible, summary:focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 3,
});
globalStyle('h1:focus', { outline: 'none' });
globalStyle('img, svg', { maxWidth: '100%' });
// On paper: the text alone. An article has a header of its own, which stays.
globalStyle('#root > header, #root > footer, nav', { '@media': { print: { display: 'none' } } });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' });
