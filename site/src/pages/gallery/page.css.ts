import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../theme/page.css';

export const page = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.large,
    paddingBlock: `${vars.space.large} ${vars.space.section}`,
  },
]);

// There are three pictures: beside each other, or one below the other.
globalStyle(`${page} ul`, {
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });
