import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { blogCategories } from '../content/articles';
import { column } from '../theme/page.css';
import { columnsFrom, plainList, rows } from '../theme/mixins';
import { link } from './ArticleCard.css';

export const page = style([
  column,
  {
    ...rows,
    gap: vars.space.large,
    paddingBlock: `${vars.space.large} ${vars.space.section}`,
  },
]);

export const top = style({ ...rows, gap: vars.space.small });

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Without scripting every article is listed, and nothing could change that.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const filterButton = style({
  minHeight: '2.75rem',
  maxWidth: '100%',
  padding: `${vars.space.tight} ${vars.space.small}`,
  border: `1px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.link, color: vars.color.link },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.link,
      background: vars.color.link,
      color: vars.color.surface,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const featured = style({
  position: 'relative',
  ...rows,
  gap: vars.space.large,
  padding: `clamp(${vars.space.medium}, 4vw, ${vars.space.huge})`,
  borderRadius: vars.radius.large,
  background: vars.color.brand,
  color: vars.color.onBrand,
  vars: { [vars.color.focus]: vars.color.action },
  '@media': {
    '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: vars.space.huge },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const featuredWords = style({
  ...rows,
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.small,
});

globalStyle(`${featuredWords} > *`, { maxWidth: '100%' });

export const featuredLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

globalStyle(`${featuredLabel} svg`, { flex: 'none', fontSize: '1.25rem' });

export const featuredLink = link;

/** Looks like a button; the link of the title covers it. */
export const read = style({
  marginTop: vars.space.tight,
  padding: `${vars.space.tight} ${vars.space.medium}`,
  border: '2px solid currentColor',
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
});

export const list = style({ ...columnsFrom('20rem'), ...plainList, gap: vars.space.medium });

for (const category of blogCategories) {
  globalStyle(
    `${page}:has([value="${category}"][aria-pressed="true"]) [data-category]:not([data-category="${category}"])`,
    { display: 'none' },
  );
}
