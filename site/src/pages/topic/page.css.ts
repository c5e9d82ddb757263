import { vars } from '@tarcza/ui/theme';
import { belowWidth } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { closed } from '../../components/OfficeHours.css';
import { columnsFrom, styleIn, tablet, wide } from '../../theme/mixins';
import { column, spaced } from '../../theme/page.css';
import { scene } from '../../theme/stage.css';

/** The labels in a comparison are not cropped: an SVG keeps its ratio in any box, with more of its ground around it. */
export const comparison = style({});
styleIn(belowWidth.small, `${scene}${comparison}`, { height: 'auto', aspectRatio: '800 / 656' });
styleIn(tablet, `${scene}${comparison}`, { height: '27rem' });
globalStyle(`${comparison} [src*=".svg"]`, { objectFit: 'fill' });

/** Outside opening hours a phone shows first aid in place of the picture. */
export const urgent = style({});
styleIn(belowWidth.small, `${closed} ${urgent} ${scene}`, { display: 'none' });

/** First aid, below the top. */
export const belowTop = style([column, { paddingBlock: `${vars.space.large} ${vars.space.section}` }]);

/** Below the buttons. Four links: two pairs on a phone, unless its text is large. */
export const jumps = style({ flexBasis: '100%', marginTop: vars.space.tight });
styleIn(belowWidth.small, `${jumps} > ul`, columnsFrom('8rem'));
styleIn(belowWidth.small, `${jumps} > ul a`, { width: '100%', justifyContent: 'center' });

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
