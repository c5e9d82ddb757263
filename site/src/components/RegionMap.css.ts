import { vars } from '@tarcza/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onHover, rows, styleIn, styleWithin, wide } from '../theme/mixins';
import { positions, zoom, type LabelPlace } from './malopolska';

// In rem: with large text a map shows fewer names, so that none overlap.
const phone = '(min-width: 22.25rem)';
const column = '(min-width: 30rem)';
const forcedColors = '(forced-colors: active)';

export const map = style({ containerType: 'inline-size' });

export const ground = style({
  position: 'relative',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

const centred = (axis: 'x' | 'y') => `clamp(${(1 - zoom) * 100}%, 50% - ${zoom} * var(--${axis}), 0%)`;

/** On the page of a town: a part of the map with that town near the middle. The smallest map shows that town only. */
export const ofTown = style({
  position: 'relative',
  aspectRatio: '336 / 299',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
});
globalStyle(`${ofTown} > ${ground}`, {
  position: 'absolute',
  // Alfa, a checker of the audit, cannot resolve the function as `left` and `top`.
  insetInlineStart: centred('x'),
  insetBlockStart: centred('y'),
  width: `${zoom * 100}%`,
});

export const drawing = style({
  display: 'block',
  width: '100%',
  // It follows the scheme of the visitor's own colours, not the colours. Browsers put a ground behind the names.
  '@media': {
    [forcedColors]: { filter: 'grayscale(1) contrast(2)' },
    [`${forcedColors} and (prefers-color-scheme: light)`]: {
      filter: 'grayscale(1) brightness(0.8) contrast(2.5)',
    },
  },
});

export const town = style({
  position: 'absolute',
  left: 'var(--x)',
  top: 'var(--y)',
  color: vars.color.text,
  fontSize: '0.875rem',
  lineHeight: 1.15,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: -5,
      borderRadius: '50%',
      border: `1.5px solid ${vars.color.surface}`,
      background: vars.color.link,
    },
    '&:hover': onHover({ zIndex: 2 }),
    [`${ofTown} &`]: { fontSize: '0.9375rem' },
  },
  '@media': { [forcedColors]: { color: 'LinkText' } },
  '@container': { '(min-width: 36rem)': { fontSize: '0.9375rem' } },
});

/** Where each town lies. A rule for each, since the policy of the pages lets no `style` attribute in. */
export const spot: Readonly<Record<string, string>> = styleVariants(positions, ([x, y]) => ({
  vars: { '--x': `${x}%`, '--y': `${y}%` },
}));

globalStyle(`${spot['krakow']}::before`, { inset: -6 });
// Urgent visits within an hour. The names of towns in the ring are inside it.
const ring = 10.5;
globalStyle(`${town}${spot['krakow']}::after`, {
  content: '""',
  position: 'absolute',
  inset: `${-ring}cqi`,
  border: `2px dashed ${vars.color.link}`,
  borderRadius: '50%',
  pointerEvents: 'none',
});
globalStyle(`${ofTown} ${town}${spot['krakow']}::after`, { inset: `${-ring * zoom}cqi` });
styleIn(forcedColors, `${town}::before`, { background: 'LinkText', border: 0 });

/** The town that the page is about. */
export const here = style({ zIndex: 1 });
styleWithin('(width < 22.25rem)', `${ofTown} ${town}:not(${here})`, { display: 'none' });

globalStyle(`${here}::before`, {
  inset: -6,
  borderColor: vars.color.text,
  background: vars.color.action,
  '@media': { [forcedColors]: { background: 'Highlight', border: '2px solid CanvasText' } },
});

export const name = style({
  position: 'absolute',
  // Above the ring.
  zIndex: 1,
  display: 'none',
  // Of one line, whatever line height a visitor sets.
  height: '1.15em',
  // A halo, so that roads and rivers end at a name.
  textShadow: Array.from({ length: 6 }, () => `0 0 0.2em ${vars.color.surface}`).join(', '),
  // Until there is room for its own place: above the dot, sliding sideways with it.
  left: 0,
  bottom: '0.4em',
  translate: 'calc(-1 * var(--x)) 0',
});

// On a small map it would cover another dot. As weak as the rule above, so that a place of its own outweighs it.
globalStyle(`:where(${spot['nowy-sacz']}) > ${name}`, {
  top: '0.4em',
  bottom: 'auto',
});

globalStyle(`${town}:hover > span`, onHover({ textDecoration: 'underline' }));

export const rank = styleVariants({
  first: { '@container': { '(min-width: 16rem)': { display: 'block' } } },
  second: { '@container': { [phone]: { display: 'block' } } },
  third: {
    '@container': { [column]: { display: 'block' } },
    selectors: { [`${ofTown} &`]: { display: 'block' } },
  },
});

// Always shown, inside the ring.
globalStyle(`${town}${spot['krakow']} > ${name}`, {
  display: 'block',
  translate: '-50% 0',
  marginBlock: '0.1em',
  fontWeight: vars.weight.strong,
});

globalStyle(`${here} ${name}`, {
  display: 'block',
  padding: '0 0.25em',
  borderRadius: '0.2em',
  background: vars.color.action,
  color: vars.color.onAction,
  textShadow: 'none',
});

/** Above and below its dot a name slides sideways, so that it stays on the map. */
const slide = 'calc(-1 * var(--x)) 0';

const places: Record<LabelPlace, { inset: string; translate: string }> = {
  above: { inset: 'auto auto 0.4em 0', translate: slide },
  below: { inset: '0.5em auto auto 0', translate: slide },
  left: { inset: '0 0.5em auto auto', translate: '0 -50%' },
  right: { inset: '0 auto auto 0.5em', translate: '0 -50%' },
  upperRight: { inset: 'auto auto 0.1em 0.2em', translate: '0 0' },
  lowerRight: { inset: '0.1em auto auto 0.2em', translate: '0 0' },
  lowerLeft: { inset: '0.1em 0.2em auto auto', translate: '0 0' },
};

export const place = styleVariants(places, (at) => ({
  '@container': { [phone]: { selectors: { [`${town} > &`]: at } } },
}));

/** Towns beside the map. */
export const area = style({
  ...rows,
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.huge } },
});

export const figure = style({ ...rows, gap: vars.space.tight });
