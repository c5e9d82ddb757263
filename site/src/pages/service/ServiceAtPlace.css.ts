import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { raised, rows } from '../../theme/mixins';

/** The questions, with what is urgent and with links at their side where there is room. */
export const faq = style({
  ...rows,
  alignItems: 'start',
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': {
    '(min-width: 60rem)': {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
globalStyle(`${faq} .ui-FaqGroup`, { '@media': { '(min-width: 60rem)': { gridArea: '1 / 2 / span 2' } } });

export const when = style({
  ...raised,
  ...rows,
  gap: vars.space.small,
  padding: vars.space.medium,
});

export const problems = style({ ...rows, gap: vars.space.small });
globalStyle(`${problems} dt`, { fontWeight: vars.weight.strong });
globalStyle(`${problems} dt::first-letter`, { textTransform: 'uppercase' });
globalStyle(`${problems} dd`, { color: vars.color.textQuiet });

export const aside = style({ ...rows, gap: vars.space.tight });
