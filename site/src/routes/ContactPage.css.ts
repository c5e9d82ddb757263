import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../theme/page.css';
import { columnsFrom, plainList } from '../theme/mixins';

export const top = style([
  column,
  { display: 'grid', gap: vars.space.small, paddingBlock: `${vars.space.large} ${vars.space.medium}` },
]);

export const promotion = style({
  padding: vars.space.small,
  borderInlineStart: `4px solid ${vars.color.action}`,
  background: vars.color.surfaceSunken,
});

export const columns = style([
  column,
  {
    display: 'grid',
    alignItems: 'start',
    gap: vars.space.huge,
    paddingBottom: vars.space.section,
    '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
  },
]);

export const formColumn = style({ display: 'grid', gap: vars.space.small });
export const side = style({ display: 'grid', gap: vars.space.large });

export const emergency = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `2px solid ${vars.color.urgent}`,
  borderRadius: vars.radius.large,
});

export const cards = style({ display: 'grid', gap: vars.space.small, marginTop: vars.space.small });
globalStyle(`${cards} dt`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  fontWeight: vars.weight.strong,
});
globalStyle(`${cards} dd`, { color: vars.color.textQuiet });

export const hours = style({ display: 'block' });

export const area = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44rem)', gap: vars.space.huge },
  },
});

export const map = style({ display: 'grid', gap: vars.space.tight, maxWidth: '44rem' });

export const towns = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.medium}`,
  ...plainList,
  // Beside the map there is room for columns.
  '@media': {
    '(min-width: 60rem)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, max-content)',
      gap: `${vars.space.small} ${vars.space.huge}`,
    },
  },
});

globalStyle(`${towns} > :last-child`, { gridColumn: '1 / -1' });

export const reasons = style({
  ...columnsFrom('22rem'),
  ...plainList,
  gap: vars.space.tight,
});
globalStyle(`${reasons} svg`, { color: vars.color.success, verticalAlign: '-0.25em' });
