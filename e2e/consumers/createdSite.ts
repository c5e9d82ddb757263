import { join } from 'node:path';
import { inject } from 'vitest';
import { createConsumer, installDeclared, programOf, runIn, type Consumer } from './consumer.ts';
import { startServer } from './visit.ts';

/** Unpacks `npm create @tarcza/site` in an empty folder. */
export function unpackCreateSite() {
  const { folder, run, remove } = createConsumer('create');
  run('tar', ['-xzf', inject('createSite')]);
  const command = join(folder, 'package/dist/cli.js');
  return {
    folder,
    command,
    remove,
    create: (name: string, ...options: string[]) => run(process.execPath, [command, name, ...options]),
    /** Installs the packed packages in a created site. */
    install(name: string): Consumer {
      const place = join(folder, name);
      const site = { folder: place, run: runIn(place), remove: () => {} };
      installDeclared(site, [...inject('tarballs'), inject('staticSite'), inject('firstAct')]);
      return site;
    },
  };
}

/** Runs `vite` in a site, for example `vite preview`. */
export const serve = (site: Consumer, ...args: readonly string[]) =>
  startServer(site, [programOf('vite/bin/vite.js'), ...args, '--host', '127.0.0.1']);

export const build = ({ run }: Consumer, env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [programOf('vite/bin/vite.js'), 'build'], { NODE_ENV: 'production', ...env });
