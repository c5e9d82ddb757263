import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dist } from '../../site/dist.ts';
import { serveFolder, type StaticServer } from '../bench/staticServer.ts';
import { localFolder, root, windows } from '../setup/paths.ts';
import { Problem } from '../setup/problem.ts';

export interface Served {
  folder: string;
  server: StaticServer;
}

/** Builds what is missing, and serves a copy, which a build in the meantime does not touch. */
async function serve(source: string, witness: string, script: string): Promise<Served> {
  if (!existsSync(join(source, witness))) {
    console.log(`· npm run ${script} …`);
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
    });
    if (status !== 0) throw new Problem(`Building failed: npm run ${script}`);
  }
  const folder = join(localFolder, 'audit', String(process.pid), basename(source));
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  const missing = join(folder, '404.html');
  if (!existsSync(missing)) writeFileSync(missing, 'There is no such file.');
  return { folder, server: await serveFolder(folder) };
}

export function serveSite(): Promise<Served> {
  return serve(dist, 'sitemap.xml', 'build');
}

export function serveStorybook(): Promise<Served> {
  return serve(join(root, 'storybook-static'), 'index.json', 'build:storybook');
}

export function removeCopies(): void {
  rmSync(join(localFolder, 'audit', String(process.pid)), { recursive: true, force: true });
}
