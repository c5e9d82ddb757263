import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { closed } from '../../components/OfficeHours.css';
import { columnsFrom, styleIn, tablet, wide } from '../../theme/mixins';
import { column } from '../../theme/page.css';

/** The labels in a comparison are not cropped: on a tablet there is more of its ground on both sides. */
export const comparison = style({});
globalStyle(`${comparison} .ui-Hero-picture`, {
  aspectRatio: '800 / 656',
  '@media': {
    [tablet]: { aspectRatio: '3 / 2' },
    '(min-width: 100rem)': {
      maxWidth: '37rem',
      maxHeight: 'none',
      marginBlock: vars.space.large,
      borderRadius: vars.radius.large,
    },
  },
});

styleIn(tablet, `${comparison} .ui-Hero-picture img`, { objectFit: 'fill' });
styleIn(wide, `${comparison} .ui-Hero`, { alignItems: 'center' });

/** Outside opening hours a phone shows first aid in place of the picture. */
export const urgent = style({});
styleIn('(max-width: 39.99rem)', `${closed} ${urgent} .ui-Hero-picture`, { display: 'none' });

/** Close to the text above it. */
export const belowTop = style([column, { paddingBottom: vars.space.section }]);
// Four links: two pairs on a phone, unless its text is large.
styleIn('(max-width: 39.99rem)', `${belowTop} > ul`, columnsFrom('8rem'));
styleIn('(max-width: 39.99rem)', `${belowTop} > ul a`, { width: '100%', justifyContent: 'center' });
