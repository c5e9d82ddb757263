import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '../theme/mixins';
import { box, column, parts } from '../theme/page.css';

const wide = '(min-width: 64rem)';

/** A scene beside the text, where there is room. */
export const withAside = style([
  parts,
  {
    justifyContent: 'space-between',
    columnGap: vars.space.huge,
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 42rem) minmax(18rem, 28rem)',
        gridTemplateRows: 'auto 1fr',
      },
    },
  },
]);

export const aside = style({
  '@media': { [wide]: { gridArea: '1 / 2 / span 2' }, print: { display: 'none' } },
});

export const body = style({
  ...rows,
  gap: vars.space.large,
  maxWidth: '42rem',
  '@media': { [wide]: { gridArea: '2 / 1' } },
});

/** A document, with its headings listed beside it where there is room. */
export const desk = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 50rem)',
    gap: `${vars.space.large} ${vars.space.huge}`,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 50rem) minmax(12rem, 1fr)' } },
  },
]);

globalStyle(`${desk} nav ul`, { listStyle: 'decimal', paddingInlineStart: '1.5em' });

export const deskSide = style({
  display: 'none',
  '@media': { [`screen and ${wide}`]: { display: 'block', gridArea: '1 / 2 / span 2' } },
});

export const call = style([
  box,
  { justifyItems: 'start', gap: vars.space.small, marginBottom: vars.space.large },
]);

/** Its text, with the parts numbered. */
export const paper = style({ counterReset: 'part' });
globalStyle(`${paper} section`, { counterIncrement: 'part' });
globalStyle(`${paper} section h2::before`, { content: 'counter(part) ". "', color: vars.color.textQuiet });

/** Who stands behind the document. */
export const firm = style({ paddingTop: vars.space.medium, borderTop: `1px solid ${vars.color.border}` });
