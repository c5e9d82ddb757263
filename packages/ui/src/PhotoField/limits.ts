/** Most pixels of a photo that is sent. Its area is bounded, so that tall screenshots and panoramas stay legible. */
export const mostSentPixels = 4_000_000;

/** Longer side of a canvas that every browser can draw, in px. */
export const longestSide = 8192;

/** Most bytes of a photo that is sent. */
export const mostPhotoBytes = 400_000;

/** Most bytes of a file that is read. */
export const mostFileBytes = 100_000_000;

/** Most pixels of an image that is decoded: the largest sensors of phones. Each takes up to 4 bytes of memory. */
export const mostPixels = 220_000_000;
