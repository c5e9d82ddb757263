import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { column } from '../../theme/page.css';
import { plainList, rows } from '../../theme/mixins';

export const top = style([
  column,
  {
    ...rows,
    alignItems: 'start',
    gap: `${vars.space.large} ${vars.space.huge}`,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const intro = style({ ...rows, justifyItems: 'start', gap: vars.space.medium });

/** While it is in view, the bar at the foot of a phone's screen is not needed. */
export const call = style({ viewTimelineName: '--ui-first-call' });

const columns = (tablet: number, desk: number) => ({
  ...rows,
  ...plainList,
  gap: vars.space.medium,
  '@media': {
    '(min-width: 40rem)': { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
    '(min-width: 60rem)': { gridTemplateColumns: `repeat(${desk}, minmax(0, 1fr))` },
  },
});

/** Where their number can be divided by three, three are beside each other, else two or four: no row has a gap. */
export const towns = styleVariants({ inThrees: columns(3, 3), inFours: columns(2, 4) });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
});
