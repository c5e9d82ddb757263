import { vars } from '@tarcza/ui/theme';
import { largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { listReset, rows, styleIn } from '../../theme/mixins';
import { halves } from '../../theme/page.css';
import { stage } from '../../theme/stage.css';

/** Goes to the next line whole, where there is no room beside the other. */
export const sentence = style({ display: 'inline-block' });

/** A drawing for the day and one for the night; the loader says what it is (showOffice.ts). */
const atDay = ':root:not([data-sky="night"], [data-sky="dusk"])';
export const day = style({ selectors: { [`:root:not(${atDay}) &`]: { display: 'none' } } });
export const night = style({ selectors: { [`${atDay} &`]: { display: 'none' } } });
styleIn('(prefers-color-scheme: dark)', `${day} img`, { filter: 'brightness(0.75) saturate(1.6)' });

export const hero = style([stage]);
// On a phone its longest words share their line with what belongs to them.
styleIn('(max-width: 29.99rem)', `${hero} h1`, { fontSize: 'min(1.95rem, 8vw)' });
styleIn(largeText, `${hero} h1`, { fontSize: 'min(1.75rem, 12.5vw)' });

export const badges = style({
  borderBlock: `1px solid ${vars.color.border}`,
  paddingBlock: vars.space.large,
});

export const reasonList = style([halves, listReset]);

export const reason = style({ ...rows, alignContent: 'start', gap: vars.space.tight });
globalStyle(`${reason} h3`, { display: 'flex', gap: vars.space.tight });
globalStyle(`${reason} svg`, { flex: 'none' });
