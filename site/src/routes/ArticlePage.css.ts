import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../theme/page.css';
import { plainList } from '../theme/mixins';

const wide = '(min-width: 64rem)';

export const article = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 42rem)',
    justifyContent: 'space-between',
    gap: vars.space.large,
    paddingBlock: `${vars.space.medium} ${vars.space.section}`,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 42rem) 18rem' } },
  },
]);

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': { [wide]: { gridColumn: '1 / -1', maxWidth: '52rem' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.tight} ${vars.space.large}`,
  paddingTop: vars.space.small,
  fontSize: vars.size.small,
});
globalStyle(`${facts} dt`, { color: vars.color.textQuiet });
globalStyle(`${facts} dd`, { fontWeight: vars.weight.strong });

export const contents = style({
  display: 'none',
  '@media': {
    [wide]: {
      position: 'sticky',
      top: `calc(${vars.layout.stickyTop} + ${vars.space.medium})`,
      display: 'grid',
      gridColumn: 2,
      alignSelf: 'start',
      gap: vars.space.tight,
      paddingInlineStart: vars.space.medium,
      borderInlineStart: `1px solid ${vars.color.border}`,
      fontSize: vars.size.small,
    },
    print: { display: 'none' },
  },
});

export const contentsHeading = style({ fontSize: 'inherit' });

export const contentsList = style(plainList);

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** Below the header, beside the contents. */
export const body = style({ '@media': { [wide]: { gridColumn: 1, gridRow: 2 } } });
