import { globalStyle, style } from '@vanilla-extract/css';

/** A card shows the animals of a plate without labels. */
export const drawings = style({});
globalStyle(`${drawings} .ui-ServiceCard-picture`, { aspectRatio: '800 / 420' });

/** The first card fills a row. Its picture is at its side where it is wide enough. */
export const whole = style({
  gridColumn: '1 / -1',
  '@media': { '(min-width: 40rem)': { containerType: 'inline-size' } },
});
// An SVG keeps its ratio in any box: `fill` shows all of it.
globalStyle(`${whole} img`, { objectFit: 'fill' });
