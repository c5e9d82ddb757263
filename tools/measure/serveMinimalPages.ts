import { serveFolder, type StaticServer } from '../local/serveFolder.ts';
import { dist } from '../../site/dist.ts';

/** Serves pages with these bodies, by their paths, and nothing else: the floor of a measurement. */
export function serveMinimalPages(bodies: ReadonlyMap<string, string>): Promise<StaticServer> {
  const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>Strona</title>${body}`;
  return serveFolder(dist, new Map([...bodies].map(([path, body]) => [`/${path}`, page(body)])));
}
