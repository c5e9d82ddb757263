import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet, wide } from '../../theme/mixins';
import { scene } from '../../theme/stage.css';

/** A card shows the animals of a plate without labels. */
export const drawings = style({ vars: { [vars.ratio.thumbnail]: '800 / 420' } });
// An SVG keeps its ratio in any box: `fill` shows all of it. A photograph in its place is cropped.
globalStyle(`${drawings} [src*=".svg"]`, { objectFit: 'fill' });

/** Low, so that the first card begins in the first screen of a phone. */
export const lens = style({});
globalStyle(`${scene}${lens}`, {
  height: '46vw',
  '@media': {
    [tablet]: { height: '54vw' },
    [wide]: { height: 'auto' },
  },
});
