import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { listReset, raised } from '../theme/mixins';

const wide = '(min-width: 64rem)';
const phone = '(max-width: 39.99rem)';

export const contents = style({
  display: 'grid',
  gap: vars.space.tight,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.border}`,
  fontSize: vars.size.small,
  '@media': {
    [phone]: { display: 'none' },
    [wide]: { position: 'sticky', top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})` },
  },
});

export const folded = style({
  ...raised,
  paddingInline: vars.space.small,
  '@media': { [`not all and ${phone}`]: { display: 'none' }, print: { display: 'none' } },
});

export const summary = style({
  minHeight: 44,
  paddingBlock: vars.space.tight,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});

export const list = style({
  ...listReset,
  '@media': {
    '(min-width: 40rem) and (max-width: 63.99rem)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.large,
    },
  },
});
globalStyle(`${list} a:not(:hover)`, { textDecoration: 'none' });
