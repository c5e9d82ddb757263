/**
 * Makes the site's pictures out of site/images/originals: `npm run images`.
 * What to put there, and how it must be called, stands in site/images/README.md.
 */
import { join } from 'node:path';
import { makeImages } from '../packages/static-site/src/images/makeImages.ts';
import { root } from '../packages/local/src/paths.ts';

try {
  await makeImages({ folder: join(root, 'site'), iconPaper: '#f8f3e9' });
} catch (error) {
  console.error(`The pictures are not ready. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
