import { globalStyle, style } from '@vanilla-extract/css';

/** A card shows the animals of a plate without labels. */
export const drawings = style({});
globalStyle(`${drawings} .ui-ServiceCard-picture`, { aspectRatio: '800 / 420' });
// An SVG keeps its ratio in any box: `fill` shows all of it.
globalStyle(`${drawings} img`, { objectFit: 'fill' });
