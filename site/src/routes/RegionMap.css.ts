import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

// The drawing grows with the page, its names and dots do not: their size is in the drawing's units.
const wider = '(min-width: 30rem)';
const widest = '(min-width: 40rem)';
const forcedColors = '(forced-colors: active)';

export const map = style({ display: 'block', width: '100%', height: 'auto' });

export const land = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.controlEdge,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const river = style({
  fill: 'none',
  // The theme's only blue, as pale as water is on a map.
  stroke: `color-mix(in srgb, ${vars.color.focus} 45%, ${vars.color.surfaceRaised})`,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [forcedColors]: { stroke: 'CanvasText', strokeDasharray: '1 6' } },
});

export const dot = styleVariants({
  town: {
    fill: vars.color.link,
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  },
  /** The town that the page is about. */
  here: {
    fill: vars.color.action,
    stroke: vars.color.text,
    strokeWidth: 2,
    '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
  },
  base: {
    fill: vars.color.surfaceRaised,
    stroke: vars.color.link,
    strokeWidth: 4,
    '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  },
});

const label = style({
  fontSize: 13,
  fill: vars.color.text,
  // A rim in the ground's colour keeps a name readable where the river runs beneath it.
  stroke: vars.color.surfaceRaised,
  strokeWidth: '0.2em',
  strokeLinejoin: 'round',
  '@media': {
    [wider]: { fontSize: 10.5 },
    [widest]: { fontSize: 8.5 },
    [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' },
  },
});

export const name = styleVariants({
  town: [label],
  base: [
    label,
    {
      fontSize: 16,
      fontWeight: vars.weight.heading,
      '@media': { [wider]: { fontSize: 13 }, [widest]: { fontSize: 11 } },
    },
  ],
});

/** The name of the town that the page is about. */
export const hereName = style({ fontWeight: vars.weight.heading });
