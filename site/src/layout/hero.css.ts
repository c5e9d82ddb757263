import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { column } from './layout.css';

const wide = '(min-width: 60rem)';

const sideBySide = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.large,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 32rem', gap: vars.space.huge } },
  },
]);

/** The first thing of a page: what it is about, the call button, and a picture. */
export const hero = styleVariants({
  first: [
    sideBySide,
    { paddingBlock: vars.space.large, '@media': { [wide]: { paddingBlock: vars.space.section } } },
  ],
  belowBreadcrumbs: [
    sideBySide,
    {
      paddingBlock: `${vars.space.small} ${vars.space.large}`,
      '@media': { [wide]: { paddingBlock: `${vars.space.medium} ${vars.space.huge}` } },
    },
  ],
});

export const heroText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.medium,
  // A town typed into the address, or text at 200 %, may make one word wider than a phone.
  overflowWrap: 'anywhere',
});

export const heroPicture = style({
  width: '100%',
  maxWidth: '36rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
});
