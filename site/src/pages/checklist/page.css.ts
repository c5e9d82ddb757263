import { vars } from '@tarcza/ui/theme';
import { fromWidth } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { callout, column, textColumn } from '../../theme/page.css';
import { listReset, rows } from '../../theme/mixins';

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

/** The heading stands beside its list, where there is room. */
export const part = style({
  ...rows,
  gap: `${vars.space.small} ${vars.space.large}`,
  paddingBlock: `${vars.space.medium} ${vars.space.small}`,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': {
    [fromWidth.small]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
    print: { paddingBlock: '0.75rem 0' },
  },
});

/** Each thing has a box to tick. */
export const list = style([
  textColumn,
  {
    ...listReset,
    display: 'grid',
    // The first text stands level with the heading.
    '@media': { [fromWidth.small]: { marginTop: '-0.6rem' } },
  },
]);
globalStyle(`${list} > ${callout}`, { marginTop: vars.space.tight });
/** The whole line ticks the box. */
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  paddingBlock: '0.6rem',
  cursor: 'pointer',
  '@media': { print: { paddingBlock: '0.3rem' } },
});

export const box = style({
  flex: 'none',
  width: '1.42em',
  height: '1.42em',
  margin: 'calc(0.5lh - 0.71em) 0 0',
  font: 'inherit',
  accentColor: vars.color.link,
  cursor: 'pointer',
});
globalStyle(`${box}:checked + span`, { color: vars.color.textQuiet });

export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });

/** The company, and a line to write on. */
export const paperHead = style({
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'center',
      gap: '0.5rem',
      paddingBottom: '0.5rem',
      borderBottom: '1px solid',
    },
  },
});
globalStyle(`${paperHead} > span`, {
  flex: '0 0 60%',
  marginInlineStart: 'auto',
  borderBottom: '1px dotted',
});

export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const note = style([onScreen, { paddingBottom: vars.space.small }]);
