import { anywhere, globalStyle, part, style, styleVariants } from '../theme/layer.js';
import { listReset, inheritWordBreak } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { cover, coveringLink } from '../theme/frame.css.js';

const card = part('ServiceCard', {
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.tight,
  boxSizing: 'border-box',
  height: '100%',
  padding: `${vars.space.medium} min(${vars.space.medium}, 6vw)`,
  border: `${vars.edge.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.body,
  lineHeight: vars.line.body,
  overflowWrap: anywhere,
  hyphens: 'auto',
  hyphenateLimitChars: '9 4 4',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.link } },
});

/** In a wide container the picture is next to the text. */
const wideContainer = '(min-width: 34rem)';
const pictureShare = '40%';

const side = `calc(-1 * min(${vars.space.medium}, 6vw))`;
const corner = `calc(${vars.radius.card} - ${vars.edge.card})`;

export const picture = part('ServiceCard-picture', [
  cover,
  {
    alignSelf: 'stretch',
    aspectRatio: vars.ratio.thumbnail,
    margin: `calc(-1 * ${vars.space.medium}) ${side} ${vars.space.tight}`,
    borderRadius: `${corner} ${corner} 0 0`,
    '@container': {
      [wideContainer]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: pictureShare,
        height: '100%',
        margin: 0,
        aspectRatio: 'auto',
        borderRadius: 0,
        borderStartStartRadius: corner,
        borderEndStartRadius: corner,
      },
    },
  },
]);

globalStyle(`${card}:has(> ${picture})`, {
  '@container': {
    [wideContainer]: {
      minHeight: '14rem',
      paddingInlineStart: `calc(${pictureShare} + ${vars.space.medium})`,
    },
  },
});

globalStyle(`${card} *`, inheritWordBreak);

export const tone = styleVariants({
  plain: [card],
  urgent: [
    card,
    { borderColor: vars.color.urgent, selectors: { '&:hover': { borderColor: vars.color.urgentHover } } },
  ],
});

export const icon = part('ServiceCard-icon', { color: vars.color.link, fontSize: '2rem', lineHeight: 0 });

export const badge = part('ServiceCard-badge', {
  margin: 0,
  padding: `${vars.space.hair} ${vars.space.tight}`,
  borderRadius: vars.radius.badge,
  background: vars.color.surfaceSunken,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const title = part('ServiceCard-title', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.title3,
  fontWeight: vars.weight.heading,
  lineHeight: vars.line.heading,
  textWrap: 'balance',
});

export const link = style(coveringLink);

export const text = part('ServiceCard-text', {
  margin: 0,
  color: vars.color.textQuiet,
  fontSize: vars.size.body,
});

export const points = part('ServiceCard-points', {
  display: 'grid',
  gap: vars.space.hair,
  ...listReset,
});

export const content = style({ alignSelf: 'stretch' });

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
  alignSelf: 'stretch',
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
    '&:dir(rtl)::after': { rotate: '-135deg' },
  },
});
