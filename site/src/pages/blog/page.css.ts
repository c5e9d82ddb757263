import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { chip } from '../../theme/page.css';

/** Words and picture share the card in halves. Its short lists are for screens with room for them. */
export const featured = style({});
globalStyle(`${featured} article > div`, {
  '@media': {
    '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.large },
  },
});
globalStyle(`${featured} article > div > :last-child`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { '(max-width: 47.99rem)': { display: 'none' } },
});

/** A wide card in a row of its own. */
export const alone = style({
  '@media': { '(min-width: 60rem)': { gridColumn: '1 / -1', containerType: 'inline-size' } },
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
      [chosen]: {
        borderColor: vars.color.link,
        background: vars.color.link,
        color: vars.color.surface,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [chosen]: {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);
