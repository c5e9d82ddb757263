import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A card shows the animals of a plate, which are in its upper part. */
export const plates = style({});
globalStyle(`${plates} .ui-ServiceCard-picture`, { aspectRatio: '2 / 1' });
globalStyle(`${plates} .ui-ServiceCard-picture img`, { objectPosition: 'top' });

/** The first card fills a row. At its side, its picture shows the whole plate, and where there is room the animals only. */
export const whole = style({
  gridColumn: '1 / -1',
  '@media': { '(min-width: 46rem)': { containerType: 'inline-size' } },
});
const beside = (width: string) => ({ paddingInlineStart: `calc(${width} + ${vars.space.medium})` });
globalStyle(`${whole} > .ui-ServiceCard`, {
  '@container': {
    '(min-width: 40rem)': beside('18.75rem'),
    '(min-width: 56rem)': { minHeight: '16rem', ...beside('35rem') },
  },
});
globalStyle(`${whole} .ui-ServiceCard-picture`, {
  '@container': { '(min-width: 40rem)': { width: '18.75rem' }, '(min-width: 56rem)': { width: '35rem' } },
});
