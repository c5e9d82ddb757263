import { type CSSProperties, part, style, type StyleRule, styleVariants } from '../theme/layer.js';
import { buttonCase } from '../theme/base.css.js';
import { cardPadding, cardPicture } from '../theme/cardPicture.css.js';
import { vars } from '../theme/contract.css.js';
import { card, raised, cover, onBrand, rows, title4, bodyText } from '../theme/frame.css.js';

const wide = '(width >= 48rem)';

const article = part('ArticleCard', [card, bodyText]);

const featured = style({
  ...onBrand,
  containerType: 'inline-size',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const look = styleVariants({
  plain: [article, raised, { height: '100%' }],
  featured: [article, featured],
});

export const layout = styleVariants({
  plain: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.small,
    height: '100%',
    padding: cardPadding,
  },
  featured: {
    ...rows,
    gap: vars.space.large,
    padding: `clamp(${vars.space.medium}, 4cqi, ${vars.space.huge})`,
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: vars.space.huge } },
  },
});

/** Applies a rule to the featured card only. */
const large = (rule: Pick<StyleRule, keyof CSSProperties | '@container'>) => ({
  selectors: { [`${featured} &`]: rule },
});

const anyPicture = part('ArticleCard-picture', []);

export const picture = styleVariants({
  plain: [anyPicture, cardPicture],
  featured: [
    anyPicture,
    cover,
    {
      aspectRatio: vars.ratio.thumbnail,
      borderRadius: vars.radius.card,
      '@container': { [wide]: { gridColumn: 2 } },
    },
  ],
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  flex: 1,
  ...large({
    alignItems: 'start',
    justifyContent: 'center',
    '@container': { [wide]: { gridArea: '1 / 1 / span 2' } },
  }),
});

export const label = style({
  display: 'flex',
  // With large text on a phone a long word wraps below its icon.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tight,
  margin: 0,
  color: vars.color.link,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const icon = style({ flex: 'none', fontSize: '1.25rem', lineHeight: 0 });

export const title = part('ArticleCard-title', [
  title4,
  // On a phone with text at 200 % the title is at least 1.45 times as large.
  large({ fontSize: `clamp(1.17rem, 8cqi, ${vars.size.title2})` }),
]);

export const text = part('ArticleCard-text', {
  margin: 0,
  textWrap: 'pretty',
  ...large({ maxWidth: '42rem', fontSize: vars.size.lead, lineHeight: 1.5 }),
});

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  // Aligns the bylines of a row of cards.
  margin: 'auto 0 0',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  ...large({ margin: 0 }),
});

/** Looks like a button. The link of the title covers it. */
export const action = part('ArticleCard-action', {
  margin: `${vars.space.tight} 0 0`,
  padding: `${vars.space.tight} ${vars.space.medium}`,
  border: '2px solid currentColor',
  borderRadius: vars.radius.button,
  fontWeight: vars.weight.button,
  textTransform: buttonCase,
});

export const lists = style({ ...rows, alignContent: 'start', gap: vars.space.small });

export const listTitle = style([
  title4,
  { margin: `0 0 ${vars.space.hair}`, fontSize: vars.size.small, fontWeight: vars.weight.strong },
]);

export const list = style({
  ...rows,
  gap: vars.space.hair,
  margin: 0,
  paddingInlineStart: '1.125rem',
  listStyle: 'disc',
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
