import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList, raised } from '../theme/mixins';

/** Two beside each other on a phone, four where there is room. */
export const choices = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.25rem, 22%), 1fr))',
  gap: vars.space.small,
  containerType: 'inline-size',
});

const phone = '(12rem <= width < 37rem)';

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
