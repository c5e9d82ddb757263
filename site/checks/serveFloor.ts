import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder, type StaticServer } from '../../tools/local/serveFolder.ts';

/** Serves pages that have the least they can, by their paths and what their bodies hold: what they take is the browser's own. */
export async function serveFloor(bodies: ReadonlyMap<string, string>): Promise<StaticServer> {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>Strona</title>${body}`;
  const server = await serveFolder(folder, new Map([...bodies].map(([path, body]) => [path, page(body)])));
  rmSync(folder, { recursive: true });
  return server;
}
