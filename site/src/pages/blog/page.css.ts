import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { chip } from '../../theme/page.css';
import { styleIn, wide } from '../../theme/mixins';

const narrow = '(max-width: 59.99rem)';

/** Words and picture share the card in halves. */
export const featured = style({});
styleIn(wide, `${featured} article > div`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.large,
});

/** On a wide screen each card has a row, with its picture at the side. */
export const row = style({ '@media': { [wide]: { gridColumn: '1 / -1', containerType: 'inline-size' } } });

// The short lists stand side by side where there is room. Phones do without them.
const pair = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
const lists = `${row} article > div > :last-child > div`;
styleIn(wide, lists, pair);
styleIn('(min-width: 48rem)', `${featured} article > div > :last-child`, pair);
styleIn('(max-width: 47.99rem)', `${featured} article > div > :last-child, ${lists}`, { display: 'none' });

// Above its words the picture reaches the edges of the card, as in the other cards.
styleIn(narrow, `${featured} .ui-ArticleCard-picture`, {
  margin: `calc(-1 * clamp(${vars.space.medium}, 4cqi, ${vars.space.huge}))`,
  marginBottom: 0,
  aspectRatio: '3 / 2',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tight,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Without scripting every article is listed, and nothing could change that.
  '@media': { '(scripting: none)': { display: 'none' } },
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
      '&:hover': { borderColor: vars.color.link, color: vars.color.link },
      [chosen]: { borderColor: vars.color.link, background: vars.color.link, color: vars.color.surface },
    },
    '@media': {
      // All of them share a row of a tablet.
      [narrow]: { paddingInline: '0.625rem', fontSize: vars.size.small },
      '(forced-colors: active)': {
        selectors: {
          [chosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);
