// Replaces Next's scripts in each page by the loader, which adds them on the visitor's first interaction.
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { loaderFile, loaderTag } from '@tarcza/first-act';

const failed = '<template data-act="failed"><p role="alert">This did not load. Click again.</p></template>';

await copyFile(loaderFile, 'out/first-act.js');
for (const name of await readdir('out', { recursive: true })) {
  if (!name.endsWith('.html')) continue;
  const file = `out/${name}`;
  const html = await readFile(file, 'utf8');
  const files = [];
  const staticHtml = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script\b([^>]*?)\ssrc="([^"]+)"([^>]*)><\/script>/g, (tag, before, src, after) => {
      // Scripts for browsers without modules.
      if (!/nomodule/i.test(before + after)) files.push(src);
      return '';
    });
  const tag = loaderTag({ src: '/first-act.js', entry: '/first-act-entry.js', files });
  await writeFile(file, staticHtml.replace('<head>', `<head>${tag}`).replace('</body>', `${failed}</body>`));
}
