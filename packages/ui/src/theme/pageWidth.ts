/** Width of a page's column where there is room, in CSS. */
export const widestColumn = 'min(max(72rem, 70vw), 88rem)';

/** Width of a page's column: that of the components. */
export const pageWidth = `min(${widestColumn}, 100% - 2 * clamp(1rem, 4.17vw, 2rem))`;
