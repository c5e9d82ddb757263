import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../site/dist.ts';

/** Returns the main heading of a page of the build. */
export function headingOf(path: string): string {
  const html = readFileSync(join(dist, `${path === '/' ? '/index' : path}.html`), 'utf8');
  const [, heading = ''] = /<h1[^>]*>([^]*?)<\/h1>/.exec(html) ?? [];
  return heading.replaceAll(/<[^>]*>/g, '');
}
