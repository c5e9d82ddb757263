import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column, textColumn } from '../../theme/page.css';
import { plainList, rows } from '../../theme/mixins';

/** On paper it is the whole page: the letters of a text, and no more air than it takes to read. */
export const checklist = style([
  column,
  {
    ...rows,
    gap: vars.space.medium,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': { print: { gap: '0.5rem', padding: 0, fontSize: '11pt', lineHeight: 1.35 } },
  },
]);

/** One after the other on paper and on a phone; on a wide screen before beside after. */
export const parts = style({
  ...rows,
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': {
    '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gap: '0.5rem' },
  },
});

export const part = style({ ...rows, alignContent: 'start', gap: vars.space.tight, breakInside: 'avoid' });

/** Each thing has a box to tick. */
export const list = style([
  textColumn,
  {
    ...plainList,
    display: 'grid',
    gap: vars.space.tight,
    '@media': { print: { gap: '0.15rem' } },
  },
]);
globalStyle(`${list} > li`, { paddingInlineStart: '2rem', position: 'relative' });
globalStyle(`${list} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.3em',
  width: '1em',
  height: '1em',
  border: `1.5px solid ${vars.color.textQuiet}`,
  borderRadius: '2px',
});

export const onScreen = style({ '@media': { print: { display: 'none' } } });
