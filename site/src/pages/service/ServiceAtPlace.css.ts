import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const faq = style({});

// On a wide screen the questions' own heading stands beside them.
globalStyle(`${faq} .ui-FaqGroup`, {
  '@media': {
    '(min-width: 60rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      alignItems: 'start',
      columnGap: vars.space.large,
    },
  },
});
