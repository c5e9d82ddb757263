import { globalStyle, part, style, styleVariants } from '../theme/layer.js';
import { listReset } from '../theme/base.css.js';
import { cardPadding, cardPicture } from '../theme/cardPicture.css.js';
import { vars } from '../theme/contract.css.js';
import { bodyText, card, raised, title3 } from '../theme/frame.css.js';
import { onHover } from '../theme/rules.js';

const service = part('ServiceCard', [
  card,
  raised,
  bodyText,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.tight,
    height: '100%',
    padding: cardPadding,
    hyphens: 'auto',
    hyphenateLimitChars: '9 4 4',
  },
]);

export const picture = part('ServiceCard-picture', [cardPicture, { marginBlockEnd: vars.space.tight }]);

export const tone = styleVariants({
  plain: [service],
  urgent: [
    service,
    {
      borderColor: vars.color.urgent,
      selectors: { '&:hover': onHover({ borderColor: vars.color.urgentHover }) },
    },
  ],
});

export const icon = part('ServiceCard-icon', { color: vars.color.link, fontSize: '2rem', lineHeight: 0 });

export const badge = part('ServiceCard-badge', {
  alignSelf: 'flex-start',
  margin: 0,
  padding: `${vars.space.hair} ${vars.space.tight}`,
  borderRadius: vars.radius.badge,
  background: vars.color.surfaceSunken,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  // Visible in forced colours, which remove the background.
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const title = part('ServiceCard-title', [title3]);

export const text = part('ServiceCard-text', {
  margin: 0,
  color: vars.color.textQuiet,
});

export const points = part('ServiceCard-points', { display: 'grid', gap: vars.space.hair, ...listReset });

export const content = style({});

// Above the link that covers the card.
globalStyle(`:is(${text}, ${points}, ${content}) :is(a, button, input, select, textarea, label, summary)`, {
  position: 'relative',
  zIndex: 2,
});
globalStyle(`:is(${text}, ${points}, ${content}) a`, { color: vars.color.link, textDecoration: 'underline' });

export const point = style({
  display: 'flex',
  gap: vars.space.tight,
  selectors: {
    // Physical edges: the check mark looks the same in every writing direction.
    '&::before': {
      content: '""',
      flex: 'none',
      boxSizing: 'border-box',
      width: '0.4375em',
      height: '0.8125em',
      margin: '0.3em 0.25em 0',
      border: `solid ${vars.color.success}`,
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
  },
});

/** At the bottom, so that it is aligned in a row of cards. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  margin: 'auto 0 0',
  paddingTop: vars.space.tight,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::after': {
      content: '""',
      flex: 'none',
      width: '0.5em',
      height: '0.5em',
      marginInlineEnd: '0.2em',
      border: 'solid',
      borderWidth: '2px 2px 0 0',
      rotate: '45deg',
    },
    '[dir="rtl"] &::after': { rotate: '-135deg' },
  },
});
