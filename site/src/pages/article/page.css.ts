import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { box, stack } from '../../theme/page.css';

const wide = '(min-width: 64rem)';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});
globalStyle(`${facts} > strong`, { color: vars.color.link });

export const side = style([
  stack.medium,
  {
    // A plain box there: in a grid of its own the contents would have no room to stick in.
    '@media': { [wide]: { display: 'block', gridArea: '1 / 2 / span 2' }, print: { display: 'none' } },
  },
]);

export const picture = style({
  aspectRatio: '3 / 2',
  '@media': { [wide]: { aspectRatio: '4 / 3', marginBottom: vars.space.large } },
});

/** In sight while the text is read, where there is a column for it. */
export const stuck = style([
  stack.medium,
  {
    '@media': {
      [wide]: { position: 'sticky', top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})` },
    },
  },
]);

/** Elsewhere the call in the middle of the text has to do. */
export const offer = style([box, { '@media': { [`not all and ${wide}`]: { display: 'none' } } }]);

export const offerLink = style({ display: 'block', fontWeight: vars.weight.strong });

export const price = style({
  color: vars.color.link,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
});

/** A call between two chapters. */
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${call} > p`, { flex: '1 1 16rem', fontWeight: vars.weight.strong });
