import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../packages/local/src/paths.ts';

/** Differences of an earlier run are no news. */
export default function setup() {
  rmSync(join(root, 'reports/visual'), { recursive: true, force: true });
  return pack;
}

/**
 * Makes newly approved pictures a third as large, in 256 colours without dots between them: what that changes of a
 * colour is half of what counts as a difference.
 */
async function pack() {
  for (const picture of globSync(join(root, '.storybook/visual/pictures/**/*.png'))) {
    const drawn = sharp(readFileSync(picture));
    if ((await drawn.metadata()).isPalette) continue;
    const packed = drawn.removeAlpha().png({ palette: true, colours: 256, dither: 0, compressionLevel: 9 });
    writeFileSync(picture, await packed.toBuffer());
  }
}
