import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// The loader sets `data-office` before the first paint, and fills the texts (showOffice.ts).
const known = ':root[data-office]';
export const closed = ':root[data-office~="closed"]';
const sent = '.ui-ContactForm > [role="group"]';
/** Until a message is sent, on a page that does not begin with the form. */
export const calm = `:root:not(:has(main :is(#formularz, ${sent})))`;
/** The same outside opening hours, on a page that is not urgent. */
export const canWait = `${calm}[data-office~="closed"]:not(:has(main [data-urgent]))`;

/** Shows an element while the state is known. Paper is read later. */
const whileKnown = (display: 'inline' | 'none') => ({
  '@media': { screen: { selectors: { [`${known} &`]: { display } } } },
});

/** What holds at this hour. Empty without the attribute. */
export const now = style({ display: 'none', ...whileKnown('inline') });

/** Whether the office is open. */
export const status = style([
  now,
  {
    selectors: {
      '&::before': {
        content: '""',
        display: 'inline-block',
        marginInlineEnd: '0.45em',
        // Filled by its border: forced colours leave out backgrounds.
        border: `0.3em solid ${vars.color.success}`,
        borderRadius: '50%',
      },
      [`${closed} &::before`]: { padding: '2px', border: '2px solid' },
    },
  },
]);

/** What the state replaces: the hours of the week. */
export const week = style(whileKnown('none'));

/** Below the buttons. */
export const hours = style({ color: vars.color.textQuiet, fontSize: vars.size.small, textWrap: 'wrap' });
// A row of its own, which does not widen the buttons.
globalStyle(`* > ${hours}`, { flexBasis: '100%', '@media': { screen: { contain: 'inline-size' } } });

/** A line of its own. */
export const note = style({ display: 'block', color: vars.color.text, textWrap: 'balance' });

// Writing stands first while the office is closed, second while it is open.
globalStyle(`:root:not([data-office~="closed"]) [data-while="closed"]`, { display: 'none' });
globalStyle(`${closed} [data-while="closed"] ~ [data-while="open"]`, { display: 'none' });

/** The call button that comes second. */
export const second = {
  borderColor: vars.color.controlEdge,
  vars: {
    [vars.color.action]: 'transparent',
    [vars.color.actionHover]: vars.color.surfaceSunken,
    [vars.color.onAction]: vars.color.link,
  },
};
// Smaller than the first, so that both stand in one row.
globalStyle(`${closed} [data-while="closed"] + a`, {
  ...second,
  paddingInline: vars.space.small,
  fontSize: vars.size.body,
});
// The time of the answer stands below the label, and makes the button as wide as the second one.
globalStyle('[data-while="closed"] > span > office-text', {
  display: 'block',
  minWidth: 'min(13rem, 60vw)',
  fontSize: vars.size.small,
  fontWeight: 400,
});
