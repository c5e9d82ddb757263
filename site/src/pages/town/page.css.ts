import { vars } from '@tarcza/ui/theme';
import { belowWidth, largeText } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom, listReset, rows, styleIn, wide } from '../../theme/mixins';
import { spaced } from '../../theme/page.css';
import { arrow } from '../towns/page.css';

export { link } from '../towns/page.css';

export const services = style({ ...rows, ...listReset });

/** What happens in the town and who helps: a row, and a few lines where there is no room. */
export const service = style([
  arrow,
  {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${vars.space.hair} ${vars.space.small}`,
    paddingBlock: vars.space.small,
    borderTop: `1px solid ${vars.color.border}`,
    '@media': {
      [wide]: { gridTemplateColumns: '2rem minmax(0, 4fr) minmax(0, 8fr) minmax(0, 2fr)' },
      // A name has the line to itself.
      [largeText]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingInlineEnd: 0,
        selectors: { '&::after': { display: 'none' } },
      },
    },
  },
]);
globalStyle(`${service} svg`, { fontSize: '2rem' });
globalStyle(`${service} > :is(svg, :last-child)`, { color: vars.color.link });
styleIn(belowWidth.large, `${service} p`, { gridColumn: '-2 / -1' });

export const facts = style([spaced, columnsFrom('20rem')]);
