import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../theme/page.css';
import { plainList, raised, rows } from '../../theme/mixins';

const wide = '(min-width: 60rem)';

/** On a phone what decides comes before what to check; where there is room it stands beside both. */
export const page = style([
  column,
  {
    ...rows,
    alignItems: 'start',
    gap: vars.space.large,
    paddingBlock: `${vars.space.small} ${vars.space.section}`,
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 26rem)',
        gridTemplateRows: 'auto 1fr',
        justifyContent: 'space-between',
        gap: `${vars.space.large} ${vars.space.huge}`,
      },
    },
  },
]);

export const top = style({ ...rows, gap: vars.space.small });
globalStyle(`${top} h2`, { marginTop: vars.space.tight });

export const side = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': {
    '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    [wide]: {
      gridArea: '1 / 2 / span 2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'sticky',
      top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})`,
    },
  },
});

export const drawing = style({ aspectRatio: '4 / 3', maxHeight: '18rem', width: '100%' });

export const words = style({ ...rows, gap: vars.space.large });
globalStyle(`${words} h2`, { marginBottom: vars.space.tight });

export const points = style({ display: 'grid', gap: vars.space.tight, paddingInlineStart: '1.25rem' });
globalStyle(`${points} > li::marker`, { color: vars.color.link });

export const facts = style({
  // While its button is in view, the bar at the foot of a phone's screen is not needed.
  viewTimelineName: '--ui-other-call',
  ...raised,
  ...rows,
  gap: vars.space.small,
  padding: `${vars.space.medium} min(${vars.space.medium}, 6vw)`,
});

// Words and number keep to one line while there is room for them.
globalStyle(`${facts} > a`, { '@media': { '(max-width: 30rem)': { paddingInline: vars.space.hair } } });

export const fact = style({ display: 'grid', gap: vars.space.hair });

export const links = style({ ...plainList, ...rows });

export const link = style({ display: 'flex', alignItems: 'center', minHeight: 44 });
