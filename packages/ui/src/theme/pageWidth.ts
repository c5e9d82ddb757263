/** Width of a page's column where there is room, in CSS. */
export const widestColumn = 'min(max(72rem, 70vw), 88rem)';

/** Between the column and the edge of the screen, at least. */
export const gutter = 'min(max(16px, 4.17vw), 2rem)';

/** Width of a page's column: that of the components. */
export const pageWidth = `min(${widestColumn}, 100% - 2 * ${gutter})`;

/** Media query of a phone whose user has set larger text: a line has room for one column. */
export const largeText = '(max-width: 19.99rem)';
