import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { chips, column } from '../../theme/page.css';
import { plainList, rows } from '../../theme/mixins';

const wide = '(min-width: 60rem)';
const narrow = '(max-width: 59.99rem)';

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
  {
    ...rows,
    alignItems: 'start',
    gap: vars.space.large,
    paddingBottom: vars.space.section,
    '@media': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space.huge } },
  },
]);

export const categories = style({
  '@media': { [wide]: { position: 'sticky', top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})` } },
});

/** Chips above the questions, or a list beside them. */
export const categoryList = style([chips, { '@media': { [wide]: { display: 'grid', gap: 0 } } }]);

export const categoryLink = style({
  width: '100%',
  height: '100%',
  '@media': {
    [narrow]: { borderRadius: vars.radius.large, fontSize: vars.size.small },
    [wide]: { padding: 0, border: 0, background: 'none' },
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
