import { vars } from '@tarcza/ui/theme';
import { belowWidth } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { chip } from '../../theme/page.css';
import { columnsFrom, onHover, styleIn, wide } from '../../theme/mixins';

const narrow = belowWidth.large;

/** Words and picture share the card in halves. */
export const featured = style({});
styleIn(wide, `${featured} article > div`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.large,
});
// On a phone the picture reaches the edges of the card, and its title the first screen.
const phone = belowWidth.small;
styleIn(phone, `${featured} .ui-ArticleCard-picture`, {
  aspectRatio: '7 / 4',
  margin: `calc(-1 * ${vars.space.medium}) calc(-1 * ${vars.space.medium}) 0`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});

// The short lists stand side by side where there is room. Narrower cards do without them.
export const list = style({});
styleIn(wide, `${featured} article > div > :has(h2)`, { gridRow: 1 });
styleIn(wide, `${featured} article > div > :last-child`, {
  gridColumn: '1 / -1',
  columnGap: vars.space.large,
});

const lists = `${featured} article > div > :last-child, ${list} .ui-ArticleCard-text + div`;
globalStyle(lists, columnsFrom('14rem'));
styleIn(narrow, lists, { display: 'none' });

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
});

/** Busy is the one that was clicked before React has hydrated. */
const chosen = '&:is([aria-pressed="true"], [aria-busy="true"])';

export const filterButton = style([
  chip,
  {
    borderColor: vars.color.controlEdge,
    color: vars.color.text,
    font: 'inherit',
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    selectors: {
      [`&:hover:not(${chosen.replaceAll('&', '')})`]: onHover({
        borderColor: vars.color.link,
        color: vars.color.link,
      }),
      [chosen]: { borderColor: vars.color.link, background: vars.color.link, color: vars.color.surface },
    },
    '@media': {
      // All of them share a row of a tablet.
      [narrow]: { paddingInline: '0.625rem', fontSize: vars.size.small },
      // On most phones they take two rows.
      [phone]: { paddingInline: '0.45rem', fontSize: '0.875rem' },
      '(forced-colors: active)': {
        selectors: {
          [chosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);
