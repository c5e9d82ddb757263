import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList, raised } from '../theme/mixins';

/** Two beside each other on a phone, four where there is room. */
export const choices = style({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  containerType: 'inline-size',
});

export const cell = style({
  flex: `0 1 max(8.25rem, (100% - ${vars.space.small}) / 2)`,
  maxWidth: `calc((100% - ${vars.space.small}) / 2)`,
  '@container': {
    '(width >= 37rem)': {
      flexBasis: `calc((100% - 3 * ${vars.space.small}) / 4)`,
      maxWidth: 'none',
    },
    // Letters twice as large: one below the other.
    '(width < 12rem)': { flexBasis: '100%', maxWidth: 'none' },
  },
});

const phone = '(12rem <= width < 37rem)';

/** The last of an odd number: as wide as two, its drawing beside its text. */
export const alone = style([cell, { '@container': { [phone]: { flexBasis: '100%', maxWidth: 'none' } } }]);

export const choice = style({
  ...raised,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tight,
  height: '100%',
  padding: vars.space.small,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '9 4 4',
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.link, textDecoration: 'underline' },
  },
});

export const drawing = style({
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  '@container': { [phone]: { aspectRatio: '8 / 5' } },
});
globalStyle(`${drawing} > span, ${drawing} img`, {
  '@container': { [phone]: { width: '100%', height: '100%', objectFit: 'cover' } },
});
globalStyle(choice, { '@container': { [phone]: { padding: vars.space.tight } } });

globalStyle(`${alone} > a`, {
  '@container': { [phone]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.medium } },
});
globalStyle(`${alone} ${drawing}`, {
  '@container': { [phone]: { flex: `0 0 calc((100% - 3 * ${vars.space.small}) / 2)` } },
});
