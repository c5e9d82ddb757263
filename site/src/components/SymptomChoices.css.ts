import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { listReset, raised } from '../theme/mixins';

/** Two beside each other on a phone, three where there is room. */
export const choices = style({
  ...listReset,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.25rem, 30%), 1fr))',
  gap: 'min(1.5rem, 4vw)',
  containerType: 'inline-size',
});

// As long as two share a row.
const phone = '(17.5rem <= width < 27rem)';

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
  textWrap: 'balance',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.link, textDecoration: 'underline' } },
});

export const drawing = style({
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  aspectRatio: '8 / 5',
});
globalStyle(`${drawing} > span, ${drawing} img`, { width: '100%', height: '100%', objectFit: 'cover' });
globalStyle(choice, { '@container': { [phone]: { padding: vars.space.tight } } });
// Alone in its row, also since letters are large: the text stands beside the picture.
const alone = `${choices} > :last-child:nth-child(odd)`;
globalStyle(alone, { '@container': { [phone]: { gridColumn: '1 / -1' } } });
const besideText = (link: string, query: string, flex: string) => {
  globalStyle(link, { '@container': { [query]: { flexDirection: 'row', alignItems: 'center', gap: 12 } } });
  globalStyle(`${link} > span`, { '@container': { [query]: { flex } } });
};
besideText(`${alone} > a`, phone, '0 0 45%');
besideText(choice, '(width < 17.5rem)', '0 0 27%');
