import { vars } from '@tarcza/ui/theme';
import { byScheme } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList, rows } from '../../theme/mixins';
import { box } from '../../theme/page.css';

/** A pale or amber band, unlike the green strip above the header. */
export const alarm = style({
  paddingBlock: vars.space.small,
  background: byScheme(
    `color-mix(in oklab, ${vars.color.action} 22%, ${vars.color.surface})`,
    vars.color.action,
  ),
  color: byScheme(vars.color.text, vars.color.onAction),
  fontWeight: vars.weight.strong,
});

export const proof = style({ ...rows, gap: vars.space.medium });

export const timeline = style({
  ...rows,
  ...plainList,
  gap: vars.space.medium,
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const stepTitle = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.tight,
  fontSize: vars.size.title4,
});

export const when = style({
  padding: `${vars.space.hair} ${vars.space.small}`,
  borderRadius: vars.radius.pill,
  background: vars.color.link,
  color: vars.color.surface,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

/** The list beside the two boxes where there is room. */
export const agreed = style({
  ...rows,
  gap: vars.space.medium,
  '@media': {
    '(min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 60rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

globalStyle(`${agreed} > section > a`, { marginTop: vars.space.small });

export const promises = style({
  ...rows,
  ...plainList,
  alignContent: 'start',
  gap: vars.space.small,
  '@media': { '(min-width: 48rem) and (max-width: 59.99rem)': { gridColumn: '1 / -1' } },
});

export const promise = style({ display: 'flex', alignItems: 'flex-start', gap: '0.75rem' });

export const check = style({ flex: 'none', marginTop: '0.2em', color: vars.color.success });

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

export const author = style({
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const note = style({
  marginTop: vars.space.medium,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.small}`,
  fontSize: vars.size.lead,
});
globalStyle(`${prices} strong`, { color: vars.color.link });

/** The heading beside the figures where there is room. */
export const statistics = style({
  ...rows,
  gap: vars.space.medium,
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});
