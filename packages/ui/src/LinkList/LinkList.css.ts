import { anywhere, part, style, styleVariants } from '../theme/layer.js';
import { focusRing, listReset } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { rows, bodyText } from '../theme/frame.css.js';

const list = part('LinkList', [
  bodyText,
  { ...listReset, ...rows, gap: `${vars.space.hair} ${vars.space.medium}` },
]);

export const look = styleVariants({
  lines: [list, { alignContent: 'start' }],
  columns: [list, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' }],
});

export const link = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 44,
    // Together with the gap, 12 px between links of several lines.
    paddingBlock: vars.space.hair,
    color: vars.color.link,
    lineHeight: 1.35,
    overflowWrap: anywhere,
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
  },
]);
