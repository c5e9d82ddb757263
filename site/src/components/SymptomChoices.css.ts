import { vars } from '@tarcza/ui/theme';
import { fromWidth } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { listReset, onHover, raised, styleIn } from '../theme/mixins';

// On narrow phones, and with large text, each takes a row.
const narrow = '(max-width: 23.99rem)';

/** Nine, three in each row. */
export const choices = style({
  ...listReset,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'min(1.5rem, 2.5vw)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const choice = style({
  ...raised,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  height: '100%',
  color: vars.color.text,
  fontSize: `clamp(${vars.size.small}, 2vw, ${vars.size.body})`,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: { '&:hover': onHover({ borderColor: vars.color.link, textDecoration: 'underline' }) },
});

export const name = style({ alignContent: 'center', padding: `min(${vars.space.small}, 1.5vw)` });

export const drawing = style({ overflow: 'hidden', aspectRatio: '8 / 5' });
globalStyle(`${drawing} :is(span, img)`, { height: '100%', objectFit: 'cover' });

/** The same as an index: on a large screen too a name stands beside its picture. */
export const index = style([choices]);

const inRows = (media: string, item: string) => {
  styleIn(media, item, { flexDirection: 'row' });
  styleIn(media, `${item} > :first-child`, { flex: '0 0 27%' });
};
inRows(narrow, choice);
inRows(fromWidth.small, `${index} ${choice}`);
