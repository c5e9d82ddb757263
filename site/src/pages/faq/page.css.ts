import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../theme/page.css';
import { plainList, rows, wide } from '../../theme/mixins';

export const highlights = style({
  ...rows,
  ...plainList,
  gap: vars.space.medium,
  '@media': { '(min-width: 45rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const highlight = style({ display: 'flex', gap: vars.space.small });
globalStyle(`${highlight} svg`, { flex: 'none', color: vars.color.link, fontSize: '1.75rem' });
globalStyle(`${highlight} h2`, { marginBottom: vars.space.tight });

export const questions = style([
  column,
  { ...rows, gap: vars.space.large, paddingBottom: vars.space.section },
]);
// One below the other on a phone: a late font would wrap them otherwise.
globalStyle(`${questions} > nav ul`, {
  '@media': { '(max-width: 39.99rem)': { flexDirection: 'column', alignItems: 'start' } },
});
// Each heading beside its questions, where there is room.
globalStyle(`${questions} .ui-FaqGroup`, {
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      gap: vars.space.huge,
    },
  },
});
globalStyle(`${questions} .ui-FaqGroup-title`, {
  '@media': {
    [wide]: {
      position: 'sticky',
      top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})`,
      alignSelf: 'start',
      alignItems: 'start',
    },
  },
});

export const after = style([column, { ...rows, gap: vars.space.huge, paddingBottom: vars.space.section }]);
globalStyle(`${after} > :last-child`, { alignItems: 'stretch' });

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  paddingBottom: vars.space.tight,
  borderBottom: `1px solid ${vars.color.border}`,
});
globalStyle(`${day} dd`, { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
