import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom, listReset, rows, wide } from '../../theme/mixins';
import { column } from '../../theme/page.css';
import { stage } from '../../theme/stage.css';

/** Goes to the next line whole, where there is no room beside the other. */
export const sentence = style({ display: 'inline-block' });

/** A drawing for the day and one for the night; the loader says what it is (showOffice.ts). */
const atDay = ':root:not([data-sky="night"], [data-sky="dusk"])';
export const day = style({ selectors: { [`:root:not(${atDay}) &`]: { display: 'none' } } });
export const night = style({ selectors: { [`${atDay} &`]: { display: 'none' } } });
globalStyle(`:root[data-sky="dusk"] ${night} img`, { filter: 'brightness(1.12)' });
globalStyle(`${day} img`, { '@media': { '(prefers-color-scheme: dark)': { filter: 'brightness(0.8)' } } });

export const hero = style([stage]);
// On a phone its longest words share their line with what belongs to them.
globalStyle(`${hero} h1`, { '@media': { '(max-width: 29.99rem)': { fontSize: 'min(1.75rem, 12.5vw)' } } });

export const symptoms = style({});
globalStyle(`${symptoms} > *`, { '@media': { '(max-width: 39.99rem)': { paddingTop: vars.space.small } } });

export const badges = style({ borderBlock: `1px solid ${vars.color.border}` });

export const badgeList = style([column, { paddingBlock: vars.space.large }]);

/** Under the badges, in their column. */
export const source = style([
  column,
  { paddingBottom: vars.space.medium, color: vars.color.textQuiet, fontSize: vars.size.small },
]);

/** The heading beside them, where there is room. */
export const reasons = style({});
globalStyle(`${reasons} > .ui-Section > *`, {
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      alignItems: 'start',
      columnGap: vars.space.huge,
    },
  },
});

export const reasonList = style({ ...columnsFrom('18rem'), ...listReset, gap: vars.space.large });

export const reason = style({ ...rows, alignContent: 'start', gap: vars.space.tight });
globalStyle(`${reason} svg`, { verticalAlign: '-0.2em' });
