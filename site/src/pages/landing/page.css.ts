import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList, rows } from '../../theme/mixins';
import { box } from '../../theme/page.css';

/** A pale amber band, unlike the green strip above the header. */
export const alarm = style({
  paddingBlock: vars.space.small,
  background: `color-mix(in oklab, ${vars.color.action} 65%, ${vars.color.onBrand})`,
  color: vars.color.onAction,
  fontWeight: vars.weight.strong,
  '@media': { '(prefers-color-scheme: dark)': { background: 'none', color: vars.color.action } },
});

/** Above the title of its step. */
export const when = style({
  display: 'block',
  width: 'fit-content',
  marginBottom: vars.space.tight,
  padding: `${vars.space.hair} ${vars.space.small}`,
  borderRadius: vars.radius.pill,
  background: vars.color.link,
  color: vars.color.surface,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

/** Three in a row, also on a tablet. */
export const columns = style({
  ...plainList,
  ...rows,
  gap: vars.space.medium,
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' } },
});

export const opinion = style([box, { gridTemplateRows: 'auto 1fr auto', height: '100%' }]);

export const stars = style({ width: '7.5rem', height: '1.5rem' });

export const fullStar = style({ fill: vars.color.action });
export const emptyStar = style({ fill: vars.color.border });

/** Three figures in one row, also on a phone. */
export const figures = style({});
globalStyle(`${figures} dl`, {
  '@media': {
    '(max-width: 37.49rem)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))',
      gap: vars.space.small,
    },
  },
});
globalStyle(`${figures} dl > *`, { '@media': { '(max-width: 37.49rem)': { gridColumn: 'auto' } } });

export const quote = style({ margin: 0 });

export const price = style({ color: vars.color.link });
