import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.js';

// What lies around the components: the ground of the page and plain elements on it. In a layer of its own, so that
// every other rule, a site's or a component's, wins.
const page = globalLayer('ui-page');
const around = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [page]: rule } });

around('*, ::before, ::after', { boxSizing: 'border-box' });

around('html', {
  // Room for the call bar of phones, so that nothing focused hides beneath it.
  scrollPaddingBottom: '6rem',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

around('body', {
  margin: 0,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: vars.line.body,
  overflowWrap: 'break-word',
});

around('h1, h2, h3, h4', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  textWrap: 'balance',
});

around('p, ul, ol, dl, dd, figure', { margin: 0 });
around('p, li', { textWrap: 'pretty' });
around('a', { color: vars.color.link, textUnderlineOffset: '0.15em' });
around('a:focus-visible, button:focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 3,
});
// A new page is heard from its heading, and needs no ring there.
around('main:focus, h1:focus', { outline: 'none' });
around('img, svg', { maxWidth: '100%' });
around('[hidden]:not([hidden="until-found"])', { display: 'none' });
