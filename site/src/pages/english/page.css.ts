import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { rows, styleIn } from '../../theme/mixins';

/** The form, and beside it how to reach the company without it. */
export const columns = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    '(min-width: 60rem)': {
      gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 1fr)',
      gap: `${vars.space.large} ${vars.space.huge}`,
    },
  },
});

// As wide as what is above and below it, where it is alone in its row.
styleIn('(max-width: 59.99rem)', `${columns} .ui-ContactForm`, { maxWidth: 'none' });

export const answer = style({ paddingBottom: vars.space.small });
