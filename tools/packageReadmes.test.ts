import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { linksIn } from './checkLinks.ts';
import { root } from './local/paths.ts';

test.each(globSync(['packages/*/README.md', 'packages/create-site/template/README.md'], { cwd: root }))(
  '%s links to nothing outside its package',
  (file) => {
    const folder = join(root, dirname(file));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { files?: string[] };
    const missing = linksIn(readFileSync(join(root, file), 'utf8'))
      .filter((link) => !/^(https?:|mailto:|#|\/)/.test(link))
      .map((link) => relative(folder, join(folder, link.replace(/#.*/, ''))))
      .filter(
        (path) =>
          !existsSync(join(folder, path)) ||
          !(manifest.files ?? [path]).some((packed) => path === packed || path.startsWith(`${packed}/`)),
      );
    expect(missing).toEqual([]);
  },
);
