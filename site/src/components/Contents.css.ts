import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { listReset, onHover, raised } from '../theme/mixins';

const wide = '(min-width: 64rem)';

export const contents = style({
  display: 'none',
  gap: vars.space.tight,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.border}`,
  fontSize: vars.size.small,
  '@media': {
    [wide]: {
      display: 'grid',
      position: 'sticky',
      top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})`,
    },
  },
});

export const folded = style({
  ...raised,
  paddingInline: vars.space.small,
  '@media': { [`print, ${wide}`]: { display: 'none' } },
});

export const summary = style({
  display: 'block',
  paddingBlock: vars.space.tight,
  fontWeight: vars.weight.strong,
});

export const list = style(listReset);
globalStyle(`${list} a`, { textDecoration: 'none' });
globalStyle(`${list} a:hover`, onHover({ textDecoration: 'underline' }));
