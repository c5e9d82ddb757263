import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { rows, wide } from '../../theme/mixins';
import { box } from '../../theme/page.css';

/** On a wide screen as high as the cards beside it. */
export const methods = style({ aspectRatio: '4 / 3', '@media': { [wide]: { aspectRatio: 'auto' } } });
globalStyle(`${methods} img`, { objectPosition: '75%' });

/** The questions, with links at their side where there is room. */
export const faq = style({
  ...rows,
  alignItems: 'start',
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const when = style([
  box,
  {
    gap: vars.space.small,
    marginBottom: vars.space.section,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
  },
]);

// The buttons stand beside the heading.
globalStyle(`${when} > dl`, { '@media': { [wide]: { gridColumn: '1 / -1' } } });
globalStyle(`${when} > p`, { '@media': { [wide]: { gridArea: '1 / 2' } } });
// One problem leaves room beside it.
globalStyle(`${when}:has(div:only-child) > dl`, { '@media': { [wide]: { gridColumn: 'auto' } } });
globalStyle(`${when}:has(div:only-child) > p`, { '@media': { [wide]: { gridRow: '1 / span 2' } } });

/** As many side by side as there is room for. */
export const problems = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: `${vars.space.small} ${vars.space.large}`,
});
globalStyle(`${problems} dt`, { fontWeight: vars.weight.strong });
globalStyle(`${problems} dt::first-letter`, { textTransform: 'uppercase' });
globalStyle(`${problems} dd`, { color: vars.color.textQuiet });
