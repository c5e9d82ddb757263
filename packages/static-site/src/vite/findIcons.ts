import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadElement } from '../head.ts';

/** Returns links to the icons in the public folder. Returns an empty icon if there are none, so that browsers do not request /favicon.ico. */
export function findIcons(folder: string): HeadElement[] {
  const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes });
  const known = [
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'icon', href: '/favicon.png', type: 'image/png' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
  ].filter(({ attributes }) => existsSync(join(folder, attributes['href'] ?? '')));
  if (known.length > 0 || existsSync(join(folder, 'favicon.ico'))) return known;
  return [link({ rel: 'icon', href: 'data:,' })];
}
