import { vars } from './contract.css.js';

const wideContainer = '(min-width: 34rem)';
const pictureShare = '40%';
const corner = `calc(${vars.radius.card} - ${vars.edge.card})`;

/**
 * A picture across the top of a card. In a wide container it is next to the text.
 * @param margin Undoes the padding of the card.
 */
export const cardPicture = (margin: string) => ({
  aspectRatio: vars.ratio.thumbnail,
  margin,
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
    } as const,
  },
});

/** The text next to such a picture. */
export const besidePicture = {
  '@container': {
    [wideContainer]: {
      minHeight: '14rem',
      paddingInlineStart: `calc(${pictureShare} + ${vars.space.medium})`,
    },
  },
};
