import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

/** Returns the size of a picture in px, as browsers show it; undefined if the file is damaged, or browsers do not show it. */
export function readPictureSize(file: string): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(readFileSync(file));
    // An SVG may have a size that is not read.
    if (!shownTypes.includes(type) || !(width > 0 && height > 0)) return undefined;
    // Cameras store pictures in portrait format turned by 90°.
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

const shownTypes = ['avif', 'bmp', 'cur', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp'];
