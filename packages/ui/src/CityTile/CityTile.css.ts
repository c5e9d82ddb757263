import { anywhere, part, style, whereAllOpen } from '../theme/layer.js';
import * as disclosure from '../Disclosure/Disclosure.css.js';
import { focusRing, touchTarget, listReset } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { onHover } from '../theme/rules.js';

const gap = vars.space.tight;
const active = { borderColor: vars.color.link, color: vars.color.link };

// At most five columns. Dense, so that the tiles after an open one fill the row above its links.
export const grid = part('CityTileGroup', [
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(9.5rem, 20% - ${vars.space.small})), 1fr))`,
    gridAutoFlow: 'dense',
    gap: `${gap} ${vars.space.small}`,
    ...listReset,
    color: vars.color.text,
    fontFamily: vars.font.body,
    lineHeight: vars.line.body,
  },
  whereAllOpen({
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    gap: vars.space.small,
  }),
]);

// Without a box, so that the tile and its links are cells of the grid.
export const tile = part('CityTile', [
  { display: 'contents' },
  whereAllOpen({ display: 'block', breakInside: 'avoid' }),
]);

export const classNames = {
  root: tile,
  heading: style([
    disclosure.heading,
    {
      position: 'relative',
      fontSize: vars.size.body,
      fontWeight: vars.weight.strong,
      hyphens: 'auto',
      selectors: {
        // An arrow from the links to their tile.
        '[data-state="open"] > &::after': {
          content: '""',
          position: 'absolute',
          zIndex: 1,
          insetInlineStart: 'calc(50% - 0.5rem)',
          insetBlockStart: `calc(100% + ${gap} - 0.4375rem)`,
          boxSizing: 'border-box',
          width: '1rem',
          height: '1rem',
          border: `solid ${vars.color.link}`,
          borderWidth: `${vars.edge.field} 0 0 ${vars.edge.field}`,
          background: vars.color.surfaceRaised,
          rotate: '45deg',
        },
      },
    },
    whereAllOpen({ content: 'none' }, '&::after'),
  ]),
  button: part('CityTile-button', [
    disclosure.button,
    {
      height: '100%',
      padding: `${vars.space.tight} 0`,
      borderBottom: `${vars.edge.field} solid ${vars.color.border}`,
      selectors: {
        '&[data-state="open"]': active,
        '&:hover': onHover(active),
      },
    },
  ]),
  panel: style([
    disclosure.panel,
    {
      gridColumn: '1 / -1',
      // Out of the grid while closed: an empty row would add a gap.
      selectors: { '&[hidden]': { position: 'absolute' } },
    },
    whereAllOpen({ marginBlockStart: vars.space.hair }),
    whereAllOpen({ position: 'static' }, '&[hidden]'),
  ]),
};

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.tight,
  ...listReset,
  padding: '0.75rem',
  border: `${vars.edge.field} solid ${vars.color.link}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
});

export const link = part('CityTile-link', [
  focusRing,
  touchTarget,
  {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    height: '100%',
    padding: `${vars.space.tight} 0.75rem`,
    borderRadius: vars.radius.small,
    background: vars.color.surfaceSunken,
    color: vars.color.link,
    fontSize: vars.size.body,
    lineHeight: 1.35,
    overflowWrap: anywhere,
    textDecoration: 'none',
    selectors: { '&:hover': onHover({ textDecoration: 'underline', textUnderlineOffset: '0.15em' }) },
  },
]);
