import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { inject } from 'vitest';
import { type PackageName, readManifest } from '../../tools/packages.ts';
import { root } from '../../tools/local/paths.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';

const rootModules = join(root, 'node_modules');

/** A copy of a site outside the repository, where only the packages that it declares can be found. */
export interface Consumer {
  folder: string;
  run: (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => string;
  remove: () => void;
}

/** Creates a folder outside the repository. Its path has no symbolic link, because bundlers resolve links. */
export function createConsumer(name: string): Consumer {
  const folder = mkdtempSync(join(tmpdir(), `tarcza-${name}-`));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return { folder, run: runIn(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function copyExample(name: string): Consumer {
  const consumer = createConsumer(name);
  const isSource = (path: string) => !['node_modules', 'dist', 'out', '.next'].includes(basename(path));
  cpSync(join(root, 'examples', name), consumer.folder, { recursive: true, filter: isSource });
  return consumer;
}

export function installDeclared(consumer: Consumer, packages: readonly PackageName[]) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(consumer.folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  installFromHere(consumer, packages, Object.keys({ ...dependencies, ...devDependencies }));
}

export function runIn(folder: string): Consumer['run'] {
  return (program, args, env = {}) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      timeout: timeouts.hook,
    });
    if (status !== 0) throw new Error(`${basename(program)} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    return stdout + stderr;
  };
}

/** Unpacks tarballs as npm would, and links what they and the site declare, so that an undeclared import is not found. */
export function installFromHere(
  { folder, run }: Consumer,
  packages: readonly PackageName[],
  declared: readonly string[],
) {
  const wanted = new Set(declared);
  for (const each of packages) {
    const place = join(folder, 'node_modules/@tarcza', each);
    mkdirSync(place, { recursive: true });
    run('tar', ['-xzf', inject('tarballs')[each], '-C', place, '--strip-components=1']);

    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(place);
    const needed = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...needed]) wanted.add(name);
  }
  for (const name of wanted) {
    if (name.startsWith('@tarcza/')) continue;
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(installed(name), link);
  }
}

/** Returns the folder of the version that our packages require. The repository's tools may use an older one. */
function installed(name: string): string {
  const [ours] = globSync(`packages/*/node_modules/${name}`, { cwd: root });
  return ours ? join(root, ours) : join(rootModules, name);
}

export const programOf = (path: string) => join(rootModules, path);
