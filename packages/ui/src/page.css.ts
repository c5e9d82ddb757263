import { globalLayer, globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.js';

// The page and plain elements on it, in a layer below the components.
const page = globalLayer('ui-page');
const plain = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [page]: rule } });

plain('*, ::before, ::after', { boxSizing: 'border-box' });

plain('html', {
  // Keeps focused elements out from under CallBar.
  scrollPaddingBottom: '6rem',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
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

plain('h1, h2, h3, h4', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  textWrap: 'balance',
});

plain('p, ul, ol, dl, dd, figure', { margin: 0 });
plain('p, li', { textWrap: 'pretty' });
// Markdown makes one of an indented paragraph.
plain('pre', { whiteSpace: 'pre-wrap' });
plain('a', { color: vars.color.link, textUnderlineOffset: '0.15em' });
plain(':is(a, button, input, summary):focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 3,
});
// The page of a link is loading. A line does not flash if that is done at once.
const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });
plain('a[aria-busy="true"]', { cursor: 'progress' });
plain('html:has(a[aria-busy="true"])::after', {
  content: '""',
  position: 'fixed',
  zIndex: 1000,
  insetInline: 0,
  insetBlockStart: 0,
  height: 4,
  background: vars.color.action,
  transformOrigin: 'left',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${fill} 10s cubic-bezier(0, 0.6, 0.2, 1) 50ms both`,
    },
  },
});
// A router focuses these after a navigation.
plain('main:focus, h1:focus', { outline: 'none' });
plain('img, svg', { maxWidth: '100%' });
// A picture that is narrower than its written width keeps its ratio.
plain('img', { height: 'auto' });
plain('[hidden]:not([hidden="until-found"])', { display: 'none' });
