import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { calls, rows, styleIn, wide } from '../theme/mixins';
import { column } from '../theme/page.css';

/** Words on the left and buttons on the right, where there is room. On every page the buttons start at one place. */
export const content = style([
  column,
  {
    ...rows,
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.huge}`,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) min(41.25rem, 60%)' } },
  },
]);

/** On paper it would have no buttons. */
export const section = style({ paddingBlock: vars.space.section, '@media': { print: { display: 'none' } } });

export const panel = style([
  section,
  {
    background: vars.color.brand,
    color: vars.color.onBrand,
    // The page's ring and links are made for other grounds.
    vars: {
      [vars.color.focus]: vars.color.onBrand,
      [vars.color.link]: vars.color.onBrand,
      [vars.color.success]: vars.color.onBrand,
      [vars.color.textQuiet]: vars.color.onBrand,
    },
  },
]);

export const actions = style({ marginTop: vars.space.tight, ...calls('other') });
// To the edge of the column.
styleIn(wide, `${actions} > a`, { flexGrow: 1 });
