import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

/** Returns the size of a picture in px, as browsers show it; undefined if the file is damaged, or browsers do not show it. */
export function readPictureSize(file: string): { width: number; height: number } | undefined {
  try {
    const content = readFileSync(file);
    const picture = /\.svg$/i.test(file) ? Buffer.from(simplifySvg(content.toString())) : content;
    const { width, height, orientation = 1, type = '' } = imageSize(picture);
    if (!shownTypes.includes(type) || !(width > 0 && height > 0)) return undefined;
    // Cameras store pictures in portrait format turned by 90°.
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Rewrites what image-size does not read: comments, a prefix (`<svg:svg`) and `viewBox = "0,0,4,3"`. */
const simplifySvg = (svg: string) =>
  svg
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/(?<=\w)\s*=\s*(?=["'])/g, '=')
    .replace(/<[\w-]+:svg\b/, '<svg')
    .replace(/(?<=\sviewBox=["'])[^"']*/, (box) => box.trim().replaceAll(/[\s,]+/g, ' '));

const shownTypes = ['avif', 'bmp', 'cur', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp'];
