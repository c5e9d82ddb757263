import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../theme/page.css';

export const page = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 42rem)',
    gap: vars.space.large,
    paddingBlock: `${vars.space.large} ${vars.space.section}`,
  },
]);

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.huge}`,
});
globalStyle(`${contacts} dt`, { color: vars.color.textQuiet });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
