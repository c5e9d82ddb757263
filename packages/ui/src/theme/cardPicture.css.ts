import { vars } from './contract.css.js';
import { cover } from './frame.css.js';
import { globalStyle, style } from './layer.js';

const wideContainer = '(min-width: 34rem)';
const pictureShare = '40%';
const corner = `calc(${vars.radius.card} - ${vars.edge.card})`;
const side = `min(${vars.space.medium}, 6vw)`;

/** Padding of a card with such a picture. */
export const cardPadding = `${vars.space.medium} ${side}`;

/** A picture across the top of a card. In a wide container it is next to the text. */
export const cardPicture = style([
  cover,
  {
    aspectRatio: vars.ratio.thumbnail,
    // Undoes the padding of the card.
    margin: `calc(-1 * ${vars.space.medium}) calc(-1 * ${side}) 0`,
    borderRadius: `${corner} ${corner} 0 0`,
    '@supports': {
      // Without it the text would have no room next to the picture.
      'selector(:has(a))': {
        '@container': {
          [wideContainer]: {
            position: 'absolute',
            top: 0,
            insetInlineStart: 0,
            width: pictureShare,
            height: '100%',
            margin: 0,
            borderStartEndRadius: 0,
            borderEndStartRadius: corner,
          },
        },
      },
    },
  },
]);

// The text next to such a picture. `body` makes it outweigh the padding of the card.
globalStyle(`body :has(> ${cardPicture})`, {
  '@container': {
    [wideContainer]: {
      minHeight: '14rem',
      paddingInlineStart: `calc(${pictureShare} + ${vars.space.medium})`,
    },
  },
});
