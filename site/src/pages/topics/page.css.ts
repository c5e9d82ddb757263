import { globalStyle, style } from '@vanilla-extract/css';

/** A card shows the animals of a plate, which are in its upper part. */
export const plates = style({});
globalStyle(`${plates} .ui-ServiceCard-picture`, { aspectRatio: '2 / 1' });
globalStyle(`${plates} .ui-ServiceCard-picture img`, { objectPosition: 'top' });

/** The first card fills a row, its picture at the side where there is room. */
export const whole = style({ gridColumn: '1 / -1', containerType: 'inline-size' });
globalStyle(`${whole} > .ui-ServiceCard`, { '@media': { '(min-width: 60rem)': { minHeight: '16rem' } } });
