import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../theme/page.css';
import { raised, rows } from '../../theme/mixins';

export const top = style([
  column,
  {
    ...rows,
    alignItems: 'start',
    gap: `${vars.space.large} ${vars.space.huge}`,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
  },
]);

export const group = style({ ...rows, gap: vars.space.small });
// Twenty cards are long on a phone.
globalStyle(`${group} > ul`, { '@media': { '(max-width: 39.99rem)': { gap: vars.space.tight } } });

export const town = style({
  ...raised,
  position: 'relative',
  padding: `${vars.space.small} ${vars.space.huge} ${vars.space.small} ${vars.space.medium}`,
  selectors: {
    '&:hover': { borderColor: vars.color.link },
    // The arrow of a card that is a link.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.25em)',
      insetInlineEnd: vars.space.medium,
      width: '0.5em',
      height: '0.5em',
      border: `solid ${vars.color.link}`,
      borderWidth: '2px 2px 0 0',
      rotate: '45deg',
    },
  },
});

/** Covers its card. */
export const link = style({
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  },
});
