import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { listReset, rows, wide } from '../theme/mixins';

export const timeline = style({ ...rows, gap: vars.space.medium });

export const line = style({ display: 'block', width: '100%', height: '1.5rem', overflow: 'visible' });
globalStyle(`${line} path`, { vectorEffect: 'non-scaling-stroke' });

export const days = style({ display: 'flex', color: vars.color.textQuiet, fontSize: vars.size.small });
// Each begins at its mark; the text is centred below it, the first after it and the last before it.
globalStyle(`${days} > *`, { flex: '1 1 0', minWidth: 0, whiteSpace: 'nowrap' });
globalStyle(`${days} > :last-child`, { flex: '0 0 0', display: 'flex', justifyContent: 'end' });
globalStyle(`${days} > * > *`, { display: 'inline-block', translate: '-50%' });
globalStyle(`${days} > * > ::before`, {
  content: 'attr(data-unit)',
  '@media': { '(max-width: 22.99rem)': { content: 'none' } },
});
globalStyle(`${days} > :is(:first-child, :last-child) > *`, { translate: 'none' });

export const axis = style({ fill: 'none', stroke: vars.color.controlEdge });

/** As long as the days it may take; 12 px thick. */
export const span = style({
  fill: 'none',
  stroke: vars.color.link,
  strokeWidth: 12,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const points = style({
  ...listReset,
  ...rows,
  gap: vars.space.medium,
  // Each begins below its mark: 10 days, 18 days, the rest.
  '@media': { [wide]: { gridTemplateColumns: '10fr 18fr 14fr', columnGap: 0 } },
});

export const point = style({
  ...rows,
  alignContent: 'start',
  gap: vars.space.hair,
  '@media': { [wide]: { paddingInlineEnd: vars.space.medium } },
});

export const when = style({ color: vars.color.link, fontWeight: vars.weight.heading });
