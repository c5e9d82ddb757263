import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { raised, rows } from '../theme/mixins';

const wide = '(min-width: 60rem)';

/** On a phone each row is a card; where there is room it is a table. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.4,
  '@media': { [`not all and ${wide}`]: { display: 'block' } },
});

globalStyle(`${table} :is(th, td)`, { textAlign: 'start', verticalAlign: 'top' });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.heading });
globalStyle(`${table} tbody th::first-letter`, { textTransform: 'uppercase' });

globalStyle(`${table} :is(th, td)`, {
  '@media': {
    [wide]: {
      padding: `${vars.space.small} ${vars.space.medium} ${vars.space.small} 0`,
      borderBottom: `1px solid ${vars.color.border}`,
    },
  },
});
globalStyle(`${table} thead th`, { color: vars.color.textQuiet, fontSize: vars.size.small });

const narrow = `not all and ${wide}`;
globalStyle(`${table} thead`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${table} tbody`, { '@media': { [narrow]: { ...rows, gap: vars.space.small } } });
globalStyle(`${table} tr`, {
  '@media': {
    [narrow]: { ...raised, ...rows, gap: vars.space.tight, padding: vars.space.small },
  },
});
globalStyle(`${table} :is(tbody th, td)`, { '@media': { [narrow]: { display: 'block' } } });

// Names the column where its head is not shown.
globalStyle(`${table} td::before`, {
  '@media': {
    [narrow]: {
      content: 'attr(data-head)',
      display: 'block',
      color: vars.color.textQuiet,
      fontSize: vars.size.small,
    },
  },
});
