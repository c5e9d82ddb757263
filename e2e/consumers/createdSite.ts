import { join } from 'node:path';
import { inject } from 'vitest';
import { createConsumer, installDeclared, programOf, runIn, type Consumer } from './consumer.ts';

/** Unpacks `npm create @tarcza/site` in an empty folder. */
export function unpackCreateSite() {
  const { folder, run, remove } = createConsumer('create');
  run('tar', ['-xzf', inject('createSite')]);
  const command = join(folder, 'package/dist/cli.js');
  return {
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

export const vite = programOf('vite/bin/vite.js');

export const build = ({ run }: Consumer, env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [vite, 'build'], { NODE_ENV: 'production', ...env });
