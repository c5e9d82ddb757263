import { vars } from '@tarcza/ui/theme';
import { belowWidth, byScheme, fromWidth, largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { arrowhead, darken, styleIn } from './mixins';
import { siteTokens } from './site.css';

// On a page of few words the footer still ends the screen.
globalStyle('#root', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
globalStyle('main', { flex: '1 0 auto' });

// One step darker than the green band that may stand before it.
const deep = byScheme(darken(siteTokens.light.brand), darken(siteTokens.dark.brand));
globalStyle('.ui-SiteFooter', { background: deep });
// "Wszystkie miasta" is longer than a town.
globalStyle('.ui-SiteFooter li:last-child:nth-child(odd)', { gridColumn: '1 / -1' });
// A phone shows its lists in low rows.
const phone = belowWidth.small;
const onPhones = (selector: string, rule: GlobalStyleRule) => styleIn(phone, selector, rule);
const columns = '.ui-SiteFooter-columns';
onPhones(`:is(${columns}, .ui-SiteFooter-legal)`, { paddingBlock: vars.space.small });
onPhones(columns, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.small });
styleIn(largeText, columns, { gridTemplateColumns: 'minmax(0, 1fr)' });
onPhones(`${columns} > :is(:first-child, :nth-last-child(-n + 2))`, { gridColumn: '1 / -1' });
// Without a script all panels are open, and each tile is as wide as its panel.
onPhones('[data-scripted] .ui-CityTileGroup', {
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
});
onPhones('.ui-SiteFooter-link', { minHeight: 36 });
onPhones('.ui-SiteFooter li:not(:has([href^="/"]))', { gridColumn: '1 / -1' });
// An address is one long word. A lead is nearly as large as other text.
const [lead, title2] = ['min(1.07rem, 9.5vw)', 'min(1.5625rem, 10.6vw)'];
const { size } = vars;
styleIn(largeText, ':root', { vars: { [size.lead]: lead, [size.title4]: lead, [size.title2]: title2 } });
// So that "Przygotowanie" fits a line of 320 px.
styleIn('(max-width: 11.99rem)', ':root', { vars: { [size.title1]: '11.9vw' } });
// "Bezpieczeństwo" of a line of 390 px.
styleIn(largeText, 'h1', { marginBottom: '0.2em', letterSpacing: '-0.04em', wordSpacing: '0.1em' });
styleIn(largeText, 'a[href^="mailto:"]', { fontSize: 'min(1em, 8.5vw)' });
// Below it is the place of the call bar, which is empty while the bar is hidden.
globalStyle('.ui-SiteFooter:has(+ .ui-CallBar)', { boxShadow: `0 6rem ${deep}` });

// A long word in a narrow column breaks, in any font, and does not widen the column: with a hyphen where the browser has
// the rules of the language, and can leave shorter words alone. In the layer below the components'.
globalStyle('h1, h2, h3, h4, main :is(p, li, dt, dd)', {
  '@layer': {
    'ui-page': {
      overflowWrap: 'anywhere',
      '@supports': {
        '(hyphenate-limit-chars: 13 5 5)': { hyphens: 'auto', hyphenateLimitChars: '13 5 5' },
      },
    },
  },
});

// Once the page is scrolled, sections fade in while a tenth to a fifth of them comes into view. Browsers without scroll
// timelines or style queries show them at once, as do paper and programs that do not scroll.
const scrolled = '--scrolled';
const scroll = keyframes({ to: { vars: { [scrolled]: '1' } } });
const fadeIn = keyframes({ from: { opacity: 0, translate: '0 1rem' } });
const motion = 'screen and (prefers-reduced-motion: no-preference)';
const onTimelines = (selector: string, rule: GlobalStyleRule) =>
  styleIn(motion, selector, { '@supports': { '(animation-range: entry)': rule } });
onTimelines(':root', {
  animation: `${scroll} linear both`,
  animationTimeline: 'scroll()',
  animationRange: '0 1px',
});
onTimelines('main .ui-Section, [data-reveal]', {
  '@container': {
    [`style(${scrolled}: 1)`]: {
      animation: `${fadeIn} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 10% entry 20%',
    },
  },
});

// A phone shows the way without the page itself: of a page below the home page that is one link, which the header has.
onPhones('.ui-Breadcrumbs:not(:has(li:nth-child(3)))', { display: 'none' });

// With large text there is room for the page above.
styleIn(largeText, '.ui-Breadcrumbs li:nth-last-child(n + 3), .ui-Breadcrumbs li::before', {
  display: 'none',
});
styleIn(phone, '.ui-Breadcrumbs', { paddingTop: 0 });
// Below a way of two or more links.
const way = '.ui-Breadcrumbs:has(li:nth-child(3))';
styleIn(phone, `${way} + *`, { paddingTop: vars.space.tight });

// On paper: the text alone, below the name and the number of the company. A checklist has a head of its own.
styleIn(
  'print',
  '#root:has([data-ticks]) > header, #root > footer, nav, header :is(button, .ui-PhoneButton), main :is(.ui-PhoneButton, .ui-ActionLink)',
  { display: 'none' },
);
// Chromium prints rows of a grid over each other where one of them goes on on the next sheet.
const texts =
  'main:not(:has([data-ticks])) :is(article, section, div, .ui-Prose > *):has(> :is(p, h2, h3, header, li))';
styleIn('print', texts, { display: 'block !important' });
styleIn('print', `${texts} > *`, { marginBlock: '0.5rem' });
styleIn('print', 'li', { breakInside: 'avoid' });
styleIn('print', 'h2, h3', { breakAfter: 'avoid' });

// Its mark points down while it is closed.
globalStyle('summary', { position: 'relative', minHeight: 44, cursor: 'pointer' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('summary::after', { ...arrowhead, rotate: '135deg' });
globalStyle('[open] > summary::after', { rotate: '-45deg' });
styleIn('print', 'details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });

// After sending, one green panel stands in the place of the form and of what is said above it.
const sent = ':has(> .ui-ContactForm > .ui-ContactForm-sent)';
globalStyle(`${sent} > :is(h2, p)`, { display: 'none' });
globalStyle(sent, { padding: 0, border: 0 });
globalStyle('.ui-ContactForm-sent', { background: vars.color.brand, color: vars.color.onBrand });
globalStyle('.ui-ContactForm-sent > svg', { color: 'inherit' });

// The number of a step and its title have one centre.
globalStyle('.ui-Steps-step > :first-child', { paddingTop: 3 });

// Call buttons are at the right of the screen.
styleIn(fromWidth.medium, '.ui-Toasts', { insetInline: '0 auto' });
