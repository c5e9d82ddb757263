import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadElement } from '../head.ts';

/** Icons that a folder of public files has. Without any a browser would ask for /favicon.ico, and meet an error. */
export function iconsIn(folder: string): HeadElement[] {
  const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes });
  const known = [
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  ].filter(({ attributes }) => existsSync(join(folder, attributes['href'] ?? '')));
  if (known.length > 0 || existsSync(join(folder, 'favicon.ico'))) return known;
  return [link({ rel: 'icon', href: 'data:,' })];
}
