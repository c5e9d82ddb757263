import { vars } from '@tarcza/ui/theme';
import { belowWidth, largeText } from '@tarcza/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';
import { listReset, styleIn, wide } from '../../theme/mixins';
import { halves } from '../../theme/page.css';
import { stage } from '../../theme/stage.css';

/** Goes to the next line whole, where there is no room beside the other. */
export const sentence = style({ display: 'inline-block' });

/** A drawing for the day and one for the night; the loader says what it is (showOffice.ts). */
const atDay = ':root:not([data-sky="night"], [data-sky="dusk"])';
export const day = style({ selectors: { [`:root:not(${atDay}) &`]: { display: 'none' } } });
export const night = style({ selectors: { [`${atDay} &`]: { display: 'none' } } });

export const hero = style([stage]);
// On a phone its longest words share their line with what belongs to them.
styleIn('(max-width: 29.99rem)', `${hero} h1`, { fontSize: 'min(1.95rem, 8vw)' });
styleIn(largeText, `${hero} h1`, { fontSize: 'min(1.75rem, 12.5vw)' });

export const badges = style({
  borderBlock: `1px solid ${vars.color.border}`,
  paddingBlock: vars.space.large,
});
styleIn(wide, `${badges} dl`, { display: 'flex', justifyContent: 'space-between' });

/** Smaller than the figures it belongs to. */
export const source = style({ fontSize: '0.8125rem' });

/** Reasons, and a picture that is as high where there is room beside them. */
export const reasons = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 26rem', gap: vars.space.huge },
  },
});
styleIn(belowWidth.large, `${reasons} > :last-child`, { display: 'none' });

export const reasonList = style([halves, listReset]);
