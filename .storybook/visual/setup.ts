import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../packages/local/src/paths.ts';

/** Differences of an earlier run are no news. */
export default function setup() {
  rmSync(join(root, 'reports/visual'), { recursive: true, force: true });
  const start = Date.now();
  return () => pack(start);
}

/**
 * Makes pictures that were approved since then a third as large, in 256 colours without dots between them: what that
 * changes of a colour is half of what counts as a difference.
 */
async function pack(since: number) {
  for (const picture of globSync(join(root, '.storybook/visual/pictures/**/*.png'))) {
    if (statSync(picture).mtimeMs < since) continue;
    const packed = sharp(readFileSync(picture)).removeAlpha();
    writeFileSync(
      picture,
      await packed
        .png({ palette: true, colours: 256, dither: 0, quality: 100, compressionLevel: 9 })
        .toBuffer(),
    );
  }
}
