import { vars } from '@tarcza/ui/theme';
import { largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../theme/page.css';
import { plainList, rows, wide } from '../../theme/mixins';

const thirds = { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } };
export const highlights = style({ ...rows, ...plainList, gap: vars.space.medium, '@media': thirds });

// With large text the words need the width.
const iconAbove = { '@media': { [largeText]: { flexDirection: 'column', alignItems: 'start' } } } as const;
export const highlight = style({ display: 'flex', gap: vars.space.small, ...iconAbove });
globalStyle(`${highlight} svg`, { flex: 'none', color: vars.color.link, fontSize: '1.75rem' });
globalStyle(`${highlight} h2`, { marginBottom: vars.space.tight });

export const questions = style([
  column,
  { ...rows, gap: vars.space.large, paddingBottom: vars.space.section },
]);
globalStyle(`${questions} .ui-FaqGroup-title`, iconAbove);
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

/** Three columns, of which the first card takes one and the second two. */
export const after = style([
  column,
  {
    ...rows,
    gap: `${vars.space.large} ${vars.space.medium}`,
    paddingBottom: vars.space.section,
    '@media': thirds,
  },
]);
globalStyle(`${after} > :first-child`, { gridColumn: '1 / -1' });
globalStyle(`${after} > :last-child`, { '@media': { [wide]: { gridColumn: 'span 2' } } });

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  paddingBottom: vars.space.tight,
  borderBottom: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
globalStyle(`${day} dd`, { fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
