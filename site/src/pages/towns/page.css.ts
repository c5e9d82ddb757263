import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { arrowhead, columnsFrom, listReset, onHover, rows } from '../../theme/mixins';

export const group = style({ ...rows, gap: vars.space.small });
export const towns = style({ ...columnsFrom('20rem'), ...listReset, columnGap: vars.space.huge });

/** Ends with an arrow, since all of it is a link. */
export const arrow = style({
  position: 'relative',
  paddingInlineEnd: vars.space.large,
  selectors: { '&::after': arrowhead },
});

export const town = style([arrow, { paddingBlock: 14, borderTop: `1px solid ${vars.color.border}` }]);

/** Covers its card. */
export const link = style({
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    [`${town}:hover &`]: onHover({ textDecoration: 'underline' }),
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  },
});
