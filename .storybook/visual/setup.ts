import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { root } from '../../tools/local/paths.ts';

/** Differences of an earlier run are no news. */
export default function setup() {
  rmSync(join(root, 'reports/visual'), { recursive: true, force: true });
  return pack;
}

/** How far packing may move any channel of a pixel, of 255: half of what counts as a difference. */
const largestStep = 12;

/**
 * Makes newly approved pictures a third as large, in 256 colours without dots between them. A picture that has more
 * colours than those can show, within `largestStep`, stays as it was drawn.
 */
async function pack() {
  for (const picture of globSync(join(root, '.storybook/visual/pictures/**/*.png'))) {
    const drawn = sharp(readFileSync(picture));
    if ((await drawn.metadata()).isPalette) continue;
    const small = await drawn
      .clone()
      .removeAlpha()
      .png({ palette: true, colours: 256, dither: 0, compressionLevel: 9 })
      .toBuffer();
    if ((await largestDifference(drawn, sharp(small))) <= largestStep) writeFileSync(picture, small);
  }
}

async function largestDifference(drawn: Sharp, packed: Sharp) {
  const [before, after] = await Promise.all([drawn, packed].map(channels));
  return before.reduce((largest, value, index) => Math.max(largest, Math.abs(value - after[index])), 0);
}

async function channels(picture: Sharp) {
  return picture.clone().removeAlpha().toColourspace('srgb').raw().toBuffer();
}
