import { brandless } from '../theme/brandless.js';
import type { Tokens } from '../theme/tokens.js';

/** A firm's theme with each kind of value that there is. */
export const brand: Tokens = {
  light: {
    ...brandless.light,
    surface: '#fffdf8',
    brand: 'hsl(152 56% 16%)',
    action: 'oklch(0.82 0.15 77)',
    focus: 'rgb(31 79 196 / 90%)',
  },
  dark: { ...brandless.dark, brand: '#123524', action: 'oklch(0.86 0.13 80 / 95%)' },
  shape: {
    ...brandless.shape,
    font: { body: '"My Sans", system-ui, sans-serif', heading: 'var(--ui-font-body)' },
    weight: { strong: '650', heading: '800', button: '650' },
    radius: { ...brandless.shape.radius, button: '0.25rem', badge: 'var(--ui-radius-pill)' },
    edge: { field: '2px', card: '0px' },
    ratio: { thumbnail: '1.5' },
    size: { ...brandless.shape.size, title1: 'clamp(2rem, 1.5rem + 3vw, 4rem)' },
    shadow: { raised: 'inset 0 2px 4px -1px rgb(18 53 36 / 20%), 0 0.5rem 2rem #123524' },
    motion: { quick: '120ms', calm: '0.3s' },
  },
};
