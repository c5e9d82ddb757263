import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { parts } from '../../theme/page.css';
import { styleIn } from '../../theme/mixins';

export const page = style([parts, {}]);

// There are three pictures: beside each other, or one over two.
globalStyle(`${page} ul`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.25rem, 40%), 1fr))',
  gap: vars.space.small,
  '@media': {
    '(min-width: 40rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.medium },
  },
});
const phone = '(max-width: 39.99rem)';
styleIn(phone, `${page} li:first-child`, { gridColumn: '1 / -1' });

/** Drawings of 800 × 656. On a phone each has the whole width, so that its labels can be read. */
export const drawings = style({});
globalStyle(`${drawings} ul`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.small,
  '@media': {
    '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.medium },
    '(min-width: 60rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
// The first two share a row, so that the last one is full.
styleIn('(min-width: 60rem)', `${drawings} li`, { gridColumn: 'span 2' });
styleIn('(min-width: 60rem)', `${drawings} li:nth-child(-n + 2)`, { gridColumn: 'span 3' });
globalStyle(`${drawings} .ui-GalleryViewer-thumbnail`, { aspectRatio: '800 / 656' });
// Below the drawing, whose labels reach its corners; on a phone the pictures have no room there.
const badge = { insetBlock: 'auto 0.7rem', width: 32, height: 32, padding: 5 };
const besideBadge = { paddingInlineEnd: '3.25rem' };
globalStyle(`${drawings} .ui-GalleryViewer-badge`, badge);
globalStyle(`${drawings} .ui-GalleryViewer-button`, besideBadge);
styleIn('(min-width: 40rem)', `${page} .ui-GalleryViewer-badge`, badge);
styleIn('(min-width: 40rem)', `${page} .ui-GalleryViewer-button`, besideBadge);
// Two share a row of a phone.
styleIn(phone, `${page} .ui-GalleryViewer-button`, { fontSize: vars.size.small });
