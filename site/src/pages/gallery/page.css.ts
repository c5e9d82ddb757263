import { globalStyle, style } from '@vanilla-extract/css';
import { parts } from '../../theme/page.css';

export const page = style([parts, {}]);
// There are three pictures: from a tablet on, one row.
globalStyle(`${page} ul`, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' });

globalStyle('.ui-Section .ui-GalleryViewer-thumbnail', { aspectRatio: '800 / 656' });

// Drawings reach their corners: the badge is below them.
globalStyle('.ui-GalleryViewer-badge', {
  insetBlock: 'auto 0.7rem',
  width: 32,
  height: 32,
  padding: 5,
});
globalStyle('.ui-GalleryViewer-button', { paddingInlineEnd: '3.25rem' });
