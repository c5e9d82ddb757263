/** Longer side of a photo that is sent, in px. */
export const longestSide = 1600;

/** Most bytes of a photo that is sent. */
export const mostPhotoBytes = 400_000;

/** Most bytes of a file that is read. */
export const mostFileBytes = 40_000_000;

/** Most pixels of an image that is decoded. Each takes 4 bytes of memory. */
export const mostPixels = 100_000_000;
