import { vars } from '@tarcza/ui/theme';
import { fromWidth } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import * as folded from '../../components/PriceList.css';
import { box, column, stack } from '../../theme/page.css';
import { calls, raised, rows, styleIn, urgentText, wide } from '../../theme/mixins';

/** The form, and beside it how to reach the company without it. */
export const formAndDetails = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 42rem) minmax(24rem, 1fr)', columnGap: vars.space.huge },
  },
});
// As wide as what is above and below it.
globalStyle(`${formAndDetails} .ui-ContactForm`, { maxWidth: 'none' });

export const columns = style([column, formAndDetails, { paddingTop: vars.space.medium }]);
// The steps after sending stand below the other column, which is shorter than the form.
styleIn(wide, columns, { gridTemplateRows: 'auto auto 1fr' });
styleIn(wide, `${columns} > h1`, { gridColumn: '1 / -1' });
styleIn(wide, `${columns} > h1 + div`, { gridRow: '2 / span 2' });
styleIn(wide, `${columns} > section`, { order: 1 });

/** While its button is in view, the bar at the foot of a phone's screen is not needed. */
export const call = style(calls('first'));

/** The form stands out from the page where there is room around it. */
export const formCard = style([
  stack.small,
  {
    '@media': {
      [fromWidth.small]: {
        ...raised,
        padding: `${vars.space.medium} ${vars.space.large} ${vars.space.large}`,
      },
    },
  },
]);

export const emergency = style([box, { gap: vars.space.small, background: vars.color.surfaceSunken }]);

/** Red marks the message by this sign; its text keeps the colour of the page. */
export const alarm = style({ display: 'flex', alignItems: 'center', gap: vars.space.tight });
globalStyle(`${alarm} svg`, { flex: 'none', color: urgentText });

// Below its summary.
globalStyle(`${folded.row} > ol`, { scrollMarginTop: '6rem' });
