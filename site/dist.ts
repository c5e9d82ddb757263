import { resolve } from 'node:path';

/**
 * Where the build writes the site, and where everything that serves or measures it looks. SITE_DIST names another
 * folder inside this one: tests and a second `npm start` build for ports of their own beside a running one.
 */
export const dist = resolve(import.meta.dirname, process.env['SITE_DIST'] || 'dist');
