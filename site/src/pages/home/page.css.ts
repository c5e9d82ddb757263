import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList, raised, rows } from '../../theme/mixins';
import { column } from '../../theme/page.css';

/** Goes to the next line whole, where there is no room beside the other. */
export const sentence = style({ display: 'inline-block' });

/** The picker of symptoms follows the call button on a phone. Beside the words the picture is as high as they are. */
export const hero = style({});
globalStyle(`${hero} .ui-Hero-picture`, {
  '@media': {
    '(max-width: 37.99rem)': { display: 'none' },
    '(min-width: 60rem) and (max-width: 99.99rem)': {
      alignSelf: 'stretch',
      minHeight: '24rem',
      aspectRatio: 'auto',
    },
  },
});

// On a phone its longest words share their line with what belongs to them.
globalStyle(`${hero} h1`, { '@media': { '(max-width: 29.99rem)': { fontSize: 'min(1.95rem, 12.5vw)' } } });

export const badges = style({ borderBlock: `1px solid ${vars.color.border}` });

export const badgeList = style([column, { paddingBlock: vars.space.large }]);

/** Under the badges, in their column. */
export const source = style([
  column,
  { paddingBottom: vars.space.medium, color: vars.color.textQuiet, fontSize: vars.size.small },
]);

export const more = style({ marginTop: vars.space.medium });

export const reason = style({ display: 'grid', alignContent: 'start', gap: vars.space.tight });
globalStyle(`${reason} svg`, {
  display: 'block',
  width: '2rem',
  height: '2rem',
  marginBottom: vars.space.tight,
  color: vars.color.link,
});

/** What we promise, beside the document that says it. */
export const reasons = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.huge,
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const reasonList = style({
  ...rows,
  ...plainList,
  gap: `${vars.space.large} ${vars.space.medium}`,
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Looks like the sheet that it leads to. */
export const document = style({
  ...raised,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  padding: `${vars.space.large} min(${vars.space.large}, 6vw)`,
});
