import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { rows, wide } from '../../theme/mixins';
import { halves } from '../../theme/page.css';

/** The questions, with links at their side where there is room. */
export const faq = style({
  ...rows,
  alignItems: 'baseline',
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

/** Boxes of one height, where they are side by side. */
export const boxes = style([halves, { alignItems: 'stretch' }]);

/** As many side by side as there is room for; one alone takes the row. */
export const problems = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.large}`,
});
globalStyle(`${problems} > *`, { flex: '1 1 15rem' });
// The most urgent has the most words.
globalStyle(`${problems} > :first-child`, { flexGrow: 2 });
