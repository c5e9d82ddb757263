import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const cards = style({ display: 'grid', gap: vars.space.small, marginTop: vars.space.small });
globalStyle(`${cards} dt`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  fontWeight: vars.weight.strong,
});
globalStyle(`${cards} dd`, { color: vars.color.textQuiet });
globalStyle(`${cards} dd > :not([class])`, { display: 'block' });
// As close to its name as a text is: a link is higher than its letters.
globalStyle(`${cards} dd > a`, { marginBlock: -8 });
