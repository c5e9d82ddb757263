import { vars } from '@tarcza/ui/theme';
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

/** A rule about plain elements, in the layer below the components': whatever these say of theirs outweighs it. */
const plain = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { 'ui-page': rule } });

// On a page of few words the footer still ends the screen.
globalStyle('#root', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
globalStyle('main', { flex: '1 0 auto' });

// One step darker than the green band that may stand before it.
const deep = `color-mix(in oklab, ${vars.color.brand} 86%, black)`;
globalStyle('.ui-SiteFooter', { background: deep });
// Below it is the place of the call bar, which is empty while the bar is hidden.
globalStyle('.ui-SiteFooter:has(+ .ui-CallBar)', { boxShadow: `0 6rem ${deep}` });

// A long word in a narrow column breaks, in any font, and does not widen the column: with a hyphen where the browser has
// the rules of the language, and can leave shorter words alone.
const anyText = 'h1, h2, h3, h4, main :is(p, li, dt, dd)';
plain(anyText, { overflowWrap: 'anywhere' });
plain(anyText, {
  '@supports': {
    '(hyphenate-limit-chars: 13 5 5)': { hyphens: 'auto', hyphenateLimitChars: '13 5 5' },
  },
});

// On paper: the text alone. An article has a header of its own, which stays.
globalStyle('#root > header, #root > footer, nav', { '@media': { print: { display: 'none' } } });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' });
