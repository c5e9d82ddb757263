import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { closed } from '../../components/OfficeHours.css';
import { columnsFrom, styleIn, wide } from '../../theme/mixins';
import { column, spaced } from '../../theme/page.css';

/** The labels in a comparison are not cropped: an SVG keeps its ratio in any box, with more of its ground on both sides. */
export const comparison = style({});
globalStyle(`${comparison} .ui-Hero-picture [src*=".svg"]`, { objectFit: 'fill' });
styleIn(wide, `${comparison} .ui-Hero`, { alignItems: 'center' });

/** Outside opening hours a phone shows first aid in place of the picture. */
export const urgent = style({});
styleIn('(max-width: 39.99rem)', `${closed} ${urgent} .ui-Hero-picture`, { display: 'none' });

/** Close to the text above it. */
export const belowTop = style([
  column,
  {
    paddingBottom: vars.space.section,
    // There the picture reaches the end of the top.
    '@media': { '(min-width: 100rem)': { paddingTop: vars.space.large } },
  },
]);

/** Below the buttons. Four links: two pairs on a phone, unless its text is large. */
export const jumps = style({ flexBasis: '100%', marginTop: vars.space.tight });
styleIn('(max-width: 39.99rem)', `${jumps} > ul`, columnsFrom('8rem'));
styleIn('(max-width: 39.99rem)', `${jumps} > ul a`, { width: '100%', justifyContent: 'center' });

/** What it costs, beside links in rows. */
export const ordering = style([
  spaced,
  { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 23.99rem)' } } },
]);

/** A table or steps beside a picture, which is first on a phone. Four steps are two pairs. */
export const pictured = style([
  spaced,
  {
    alignItems: 'center',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)' } },
  },
]);
styleIn(wide, `${pictured} > :first-child`, { order: 1 });
styleIn(wide, `${pictured} ol:has(> :nth-child(4))`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
