import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../layout/layout.css';

const wide = '(min-width: 60rem)';

export const hero = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.large,
    paddingBlock: vars.space.large,
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 34rem',
        gap: vars.space.huge,
        paddingBlock: vars.space.section,
      },
    },
  },
]);

export const heroText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.medium,
  // With text at 200 % a word may be wider than a phone.
  overflowWrap: 'anywhere',
});

export const heroPicture = style({ width: '100%', borderRadius: vars.radius.large });

export const badges = style({ borderBlock: `1px solid ${vars.color.border}` });

export const badgeList = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: vars.space.medium,
    paddingBlock: vars.space.large,
  },
]);

export const badge = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const badgeValue = style({
  color: vars.color.link,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const badgeLabel = style({ color: vars.color.textQuiet, fontSize: vars.size.small });

export const more = style({ marginTop: vars.space.large });

export const reason = style({ display: 'grid', alignContent: 'start', gap: vars.space.tight });
