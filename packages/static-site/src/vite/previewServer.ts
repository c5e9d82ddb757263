import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Makes `vite preview` answer an unknown address as the host will: with the site's /404, and not with its home page. */
export function previewServer(outDir: string): Plugin {
  return {
    name: 'static-site-preview',
    apply: (_, { isPreview }) => isPreview === true,
    config: () => ({ appType: 'mpa', build: { outDir } }),
    configurePreviewServer:
      ({ config, middlewares }) =>
      () => {
        const built = resolve(config.root, outDir);
        const page = join(built, '404.html');
        middlewares.use(({ url = '/' }, response, next) => {
          // By now Vite has named the file of a page that there is.
          const file = decodeURI(new URL(url, 'http://localhost').pathname);
          if (existsSync(join(built, file)) || !existsSync(page)) return next();
          response.statusCode = 404;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(readFileSync(page));
        });
      },
  };
}
